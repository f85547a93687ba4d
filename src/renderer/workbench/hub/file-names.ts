import { fieldValue } from './dates.ts'

/** 'yoimachi-2026-11-20-21-48', a file name for an instant of the world. */
export const fileNameAt = (ms: number): string => `yoimachi-${fieldValue(ms).replace(/[:T]/g, '-')}`

/** A name as every system can store it for a file, also of a text cut within a character; '' when nothing of it is left. */
export const storableName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]/gu, ' ').replace(/^[.\s]+|[.\s]+$/g, '')
