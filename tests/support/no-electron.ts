/**
 * Stands for `electron` in unit tests, which test only what needs none of it: every member is undefined. The desktop specs run
 * the real module or tests/desktop/stand-in.
 */
export default {}
