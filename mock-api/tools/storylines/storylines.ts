import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { StorySource } from '../../../src/contract/control/stories/own-stories.ts'
import { reasonOf } from '../../../src/contract/rules/file-reasons.ts'
import { StorylineError } from '../../../src/contract/storyline/storyline-error.ts'
import { Listeners } from '../../engine/listeners.ts'
import { StoreError } from '../../engine/store/store-error.ts'
import type { Storyline } from './built-in.ts'
import type { FoundFile } from './read-story-file.ts'
import { StoryFolder } from './story-folder.ts'

/** An own file with the folder that holds it. */
export interface OwnStory extends FoundFile {
  readonly key: string
  readonly source: StorySource
}

interface Place {
  readonly source: StorySource
  readonly folder: StoryFolder
  readonly name: string
}

/** The built-in stories, loaded when they are first needed, because their schemas make each start longer (P8). */
const builtInStories = () => import('./built-in.ts')

/** Deleted files that can be restored. */
const mostDeleted = 20

/** All stories of a server: the built-in ones, and own ones of the data folder and of a team's folder. */
export class Storylines {
  /** Called when files have changed. */
  readonly changed = new Listeners()
  /** Called with both keys when a file has got another name. */
  readonly renamed = new Listeners<[from: string, to: string]>()
  private readonly folders: ReadonlyMap<StorySource, StoryFolder>
  /** Bytes of deleted files by key. */
  private readonly deleted = new Map<string, Buffer>()

  /** @param team folder of `--stories` */
  constructor(dataDir: string, team: string | undefined) {
    const open = (path: string) => new StoryFolder(path, () => this.changed.notify())
    this.folders = new Map<StorySource, StoryFolder>([
      ['data', open(join(dataDir, 'stories'))],
      ...(team === undefined ? [] : [['team', open(resolve(team))] as const]),
    ])
  }

  /** Stories that can be played: the built-in ones, then the own ones. The list of own files says why they can't be read. */
  async list(): Promise<Storyline[]> {
    const own = await this.own().catch((cause: unknown) => {
      if (cause instanceof StoreError) return []
      throw cause
    })
    const { builtInStorylines } = await builtInStories()
    return [...builtInStorylines(), ...own.flatMap((file) => this.playable(file) ?? [])]
  }

  /** All own files, also those that are refused. */
  async own(): Promise<OwnStory[]> {
    const lists = [...this.folders].map(async ([source, folder]) =>
      (await folder.list()).map((file) => ({ ...file, source, key: keyOf(source, file.name) })),
    )
    return (await Promise.all(lists)).flat()
  }

  /** Folders of own stories. That of the data folder begins with the first story. */
  places(): { readonly source: StorySource; readonly path: string; readonly isThere: boolean }[] {
    return [...this.folders].map(([source, { path }]) => ({ source, path, isThere: isFolder(path) }))
  }

  /** Returns undefined for an unknown key. Throws StorylineError for a refused file. */
  async find(key: string): Promise<Storyline | undefined> {
    const { builtInStorylines } = await builtInStories()
    const builtIn = builtInStorylines().find((story) => story.key === key)
    if (builtIn) return builtIn
    const place = this.placeOf(key)
    const file = await place?.folder.find(place.name)
    if (!place || !file) return undefined
    if (file.problem) throw file.problem
    return this.playable({ ...file, key, source: place.source })
  }

  /** Returns the folder of a key, also when no file has the key any more; undefined for a built-in or unknown story. */
  sourceOf(key: string): StorySource | undefined {
    return this.placeOf(key)?.source
  }

  /** Reads a file that a story names. Throws StorylineError when it lies outside the folder or is missing. */
  async readBeside({ source }: Pick<Storyline, 'source'>, file: string, place: string): Promise<Buffer> {
    const folder = source && this.folders.get(source)
    if (!folder) throw new StorylineError('story-file', place, reasonOf('built-in'))
    return folder.readBeside(file, place)
  }

  /** Saves a file in the data folder under a free name. Returns its key. Throws StorylineError for no story. */
  async save(name: string, text: string): Promise<string> {
    const { readOwnStory } = await builtInStories()
    readOwnStory(text)
    return this.addTo('data', name, text)
  }

  /** Saves a file that stories of the data folder can name. Returns its path below the folder. */
  async saveBeside(name: string, content: Buffer): Promise<string> {
    return this.folderOf('data').addBeside(name, content)
  }

  /** The methods below return undefined for a key without a file. */
  async content(key: string): Promise<Buffer | undefined> {
    const place = await this.existing(key)
    return place?.folder.content(place.name)
  }

  /** Copies a file beside itself; returns the key of the copy. */
  async duplicate(key: string): Promise<string | undefined> {
    const place = await this.existing(key)
    return place && this.addTo(place.source, place.name, await place.folder.content(place.name))
  }

  /** Returns the new key, or null when another file has the name. */
  async rename(key: string, name: string): Promise<string | null | undefined> {
    const place = await this.existing(key)
    if (!place) return undefined
    const renamed = keyOf(place.source, name)
    if (renamed === key) return key
    if (!(await place.folder.rename(place.name, name))) return null
    this.renamed.notify(key, renamed)
    this.changed.notify()
    return renamed
  }

  async remove(key: string): Promise<true | undefined> {
    const place = await this.existing(key)
    if (!place) return undefined
    const content = await place.folder.content(place.name)
    await place.folder.remove(place.name)
    this.deleted.delete(key)
    this.deleted.set(key, content)
    for (const [oldest] of [...this.deleted].slice(0, -mostDeleted)) this.deleted.delete(oldest)
    this.changed.notify()
    return true
  }

  /** Writes a deleted file again; returns its key. */
  async restore(key: string): Promise<string | undefined> {
    const place = this.placeOf(key)
    const content = this.deleted.get(key)
    if (!place || !content) return undefined
    const restored = await this.addTo(place.source, place.name, content)
    this.deleted.delete(key)
    return restored
  }

  close(): void {
    for (const folder of this.folders.values()) folder.close()
  }

  private playable({ key, story, source }: OwnStory): Storyline | undefined {
    return story && { ...story, key, source }
  }

  private async addTo(source: StorySource, name: string, content: Buffer | string): Promise<string> {
    const key = keyOf(source, await this.folderOf(source).add(name, content))
    this.changed.notify()
    return key
  }

  private folderOf(source: StorySource): StoryFolder {
    const folder = this.folders.get(source)
    if (!folder) throw new Error(`Failed to save a story: there is no folder ${source}.`)
    return folder
  }

  private async existing(key: string): Promise<Place | undefined> {
    const place = this.placeOf(key)
    return place && (await place.folder.find(place.name)) ? place : undefined
  }

  private placeOf(key: string): Place | undefined {
    for (const [source, folder] of this.folders) {
      const name = key.slice(source.length + 1)
      if (key === keyOf(source, name) && isFileName(name)) return { source, folder, name }
    }
    return undefined
  }
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

const keyOf = (source: StorySource, name: string) => `${source}/${name}`

/** Whether a text names a file of the folder and nothing else. */
const isFileName = (name: string) => name !== '' && !name.startsWith('.') && !/[\\/\0]/.test(name) // oxlint-disable-line no-control-regex -- ends a path in the system
