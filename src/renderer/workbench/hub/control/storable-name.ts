/** A name as every system can store it for a file; '' when nothing of it is left. */
export const storableName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/^[.\s]+|[.\s]+$/g, '')
