/** Characters that some system refuses in the name of a file, and halves of characters. */
export const unstorableCharacters = /[\\/:*?"<>|\p{Cc}\p{Cs}]/gu

/** Names of devices, which Windows refuses for files, with any ending. */
export const deviceName = /^(?=(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/i

/** What some systems drop from the beginning or the end of a name. */
const lostEdge = /^\s|[.\s]$/

/** Whether every system can store a file or folder under this name. A leading dot only hides it; `.` and `..` are none. */
export const isStorableName = (name: string): boolean =>
  name !== '' && [unstorableCharacters, lostEdge, deviceName].every((fault) => name.search(fault) === -1)
