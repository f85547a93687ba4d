import type { Stats } from 'node:fs'
import { lstat, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, join, parse, sep } from 'node:path'
import { reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { StorylineError } from '../../../src/contract/storyline/storyline-error.ts'
import { makeFolder } from '../../engine/store/folders.ts'
import { storeErrorOf } from '../../engine/store/store-error.ts'
import { Turns } from '../../engine/turns.ts'
import { FolderWatcher } from './folder-watcher.ts'
import type { FoundFile } from './read-story-file.ts'
import { exists, writeFree } from './write-free.ts'

const storyEnding = '.json'
/** Folder below for files that stories name. */
const filesFolder = 'files'

/** The story files of one folder. Each is read again when it has changed on disk. */
export class StoryFolder {
  private readonly cached = new Map<string, { readonly stamp: string; readonly found: FoundFile }>()
  /** Names are given one after another, so that no two files get the same. */
  private readonly naming = new Turns()
  private readonly watcher: FolderWatcher

  /** @param changed called after a file of the folder has changed */
  constructor(
    readonly path: string,
    changed: () => void,
  ) {
    this.watcher = new FolderWatcher(path, changed)
  }

  /** All story files by name. A missing folder has none, nor has a file in its place. */
  async list(): Promise<FoundFile[]> {
    this.watcher.start()
    const names = await readdir(this.path).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return []
      throw storeErrorOf(cause, `read the stories in ${this.path}`)
    })
    const stories = names.filter((name) => name.endsWith(storyEnding) && !name.startsWith('.')).toSorted()
    for (const known of this.cached.keys()) if (!stories.includes(known)) this.cached.delete(known)
    const found = await Promise.all(stories.map((name) => this.readFile(name)))
    return found.filter((file) => file !== undefined)
  }

  async find(name: string): Promise<FoundFile | undefined> {
    return this.readFile(name + storyEnding)
  }

  /** Returns the bytes of a file. */
  content(name: string): Promise<Buffer> {
    return this.inFolder('read a story', () => readFile(join(this.path, name + storyEnding)))
  }

  /** Reads a file that a story names. Throws StorylineError when it lies outside the folder or is missing. */
  async readBeside(file: string, place: string): Promise<Buffer> {
    const path = join(this.path, file)
    const missing = () => new StorylineError('story-file', place, reasonOf('file-missing', { file }))
    const [real, folder] = await Promise.all([realpath(path), realpath(this.path)]).catch(() => {
      throw missing()
    })
    if (!real.startsWith(folder + sep)) throw new StorylineError('story-file', place, reasonOf('outside-folder'))
    // A pipe would be read for ever.
    if (!(await isFile(real))) throw missing()
    return this.inFolder(`read ${file}`, () => readFile(real))
  }

  /** Writes a file at once, never half of it, under a name that is free; returns that name. */
  async add(wanted: string, content: Buffer | string): Promise<string> {
    return this.inTurn('write a story', async () => {
      await makeFolder(this.path)
      this.watcher.start()
      return basename(await writeFree(this.path, { name: wanted, ending: storyEnding }, content), storyEnding)
    })
  }

  /** Writes a file for stories to name, under a name that is free; returns its path below the folder. */
  async addBeside(wanted: string, content: Buffer): Promise<string> {
    return this.inTurn('write a file of a story', async () => {
      const folder = join(this.path, filesFolder)
      await makeFolder(folder)
      const { name, ext } = parse(wanted)
      return `${filesFolder}/${await writeFree(folder, { name, ending: ext }, content)}`
    })
  }

  /** Returns false when another file has the new name. */
  rename(name: string, to: string): Promise<boolean> {
    return this.inTurn('rename a story', async () => {
      if (await exists(join(this.path, to + storyEnding))) return false
      await rename(join(this.path, name + storyEnding), join(this.path, to + storyEnding))
      return true
    })
  }

  remove(name: string): Promise<void> {
    return this.inFolder('delete a story', () => rm(join(this.path, name + storyEnding)))
  }

  close(): void {
    this.watcher.close()
  }

  private async readFile(file: string): Promise<FoundFile | undefined> {
    const path = join(this.path, file)
    const entry = await lstat(path).catch(() => undefined)
    if (!entry) return undefined
    // Missing for a link that leads nowhere, which reading refuses.
    const target = await stat(path).catch(() => undefined)
    if (target && !target.isFile()) return undefined
    const stamp = stampOf(entry, target ?? entry)
    const cached = this.cached.get(file)
    if (cached?.stamp === stamp) return cached.found
    const { readStoryFile } = await import('./read-story-file.ts')
    const { size } = target ?? entry
    const found = await readStoryFile(basename(file, storyEnding), size, () => this.readBeside(file, 'file'))
    // What the system refuses now it may give later, and the file is the same.
    if (found.problem?.code !== 'store') this.cached.set(file, { stamp, found })
    return found
  }

  /** Runs work that gives a name after the work before it. */
  private inTurn<T>(failed: string, work: () => Promise<T>): Promise<T> {
    return this.naming.take(() => this.inFolder(failed, work))
  }

  private async inFolder<T>(failed: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      throw storeErrorOf(cause, `${failed} in ${this.path}`)
    }
  }
}

/** Changes with the file, with a link to it, and with the file that the link leads to. */
const stampOf = (entry: Stats, target: Stats): string =>
  [entry.ino, entry.mtimeMs, target.ino, target.mtimeMs, target.ctimeMs, target.size].join(' ')

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
