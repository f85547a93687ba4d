import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

const options = readFileSync(join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8')

/** Returns TypeScript as `npm run format` would write it. */
export async function formatted(text: string): Promise<string> {
  const { code, errors } = await format('test.ts', text, JSON.parse(options) as FormatConfig)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}
