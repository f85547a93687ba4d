import { lstat, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a file at once, never half of it, under a name that is free; returns that name. */
export async function writeFree(
  folder: string,
  { name, ending }: { readonly name: string; readonly ending: string },
  content: Buffer | string,
): Promise<string> {
  let free = name + ending
  for (let count = 2; await exists(join(folder, free)); count += 1) free = `${name} ${count}${ending}`
  const draft = join(folder, `.${free}.tmp`)
  await writeFile(draft, content)
  await rename(draft, join(folder, free))
  return free
}

export const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  )
