//! Without items: the tests are those of the library, next to it.
