import { join } from 'node:path'

const slug = (text: string) => [...text.replaceAll(/[^\p{L}\p{N}]+/gu, '-')].slice(0, 80).join('')

/** Folders of this process. */
const taken = new Set<string>()

/**
 * Returns a folder for the evidence of a test, which no other test of this process gets.
 * @param names of the file, of the groups and of the test
 */
export function evidenceFolder(above: string, [file, ...names]: readonly [string, ...string[]]): string {
  const wanted = join(above, slug(file), slug(names.join(' ')))
  let folder = wanted
  for (let count = 2; taken.has(folder); count += 1) folder = `${wanted}-${count}`
  taken.add(folder)
  return folder
}
