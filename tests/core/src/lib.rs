//! Without items: the tests are those of the library, beside it.
