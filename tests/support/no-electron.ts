/**
 * Replaces `electron` in unit tests, which test only code without it; every member is undefined. Desktop specs run the
 * real module or tests/desktop/stand-in.
 */
export default {}
