import { deviceName, unstorableCharacters } from '../../../contract/wire/storable-name.ts'

/** A name as every system can store it for a file, also of a text cut within a character; '' when nothing of it is left. */
export const storableName = (name: string): string =>
  name
    .replace(unstorableCharacters, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(deviceName, '_')
