/** Names of devices, which Windows refuses for files, with any ending. */
const ofDevice = /^(?=(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/i

/** A name as every system can store it for a file, also of a text cut within a character; '' when nothing of it is left. */
export const storableName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(ofDevice, '_')
