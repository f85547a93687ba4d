/**
 * Placeholders stand for what differs by world. In a page `{man}` is the id of a persona and `{woman+man}` the uuid of
 * their pairing. In the path of a call, and as a whole value in its fields, `{man}` is the uuid and `{woman+man}` the
 * numeric id. `{password}` is the password of the personas.
 */
const placeholder = /\{([a-z0-9-]+)(?:\+([a-z0-9-]+))?\}/g
const wholePlaceholder = new RegExp(`^${placeholder.source}$`)

/** The people named by a placeholder: a persona, or the two of a pairing. */
export type Named = readonly [one: string, other?: string | undefined]

/** Ids of one world. The functions throw when a person is missing or two people have not met. */
export interface StoryIds {
  readonly member: (person: string) => { readonly id: number; readonly uuid: string }
  readonly pairing: (one: string, other: string) => { readonly id: number; readonly uuid: string }
  readonly password: string
}

/** Name of the placeholder that stands for the password of the personas. */
const password = 'password'

/** People named by the placeholders of a text. */
export function namedIn(text: string): Named[] {
  return [...text.matchAll(placeholder)].flatMap(([, one = '', other]): Named[] => {
    if (other !== undefined) return [[one, other]]
    return one === password ? [] : [[one]]
  })
}

/** Parts of a text in their order: plain texts, and the people of each placeholder. `{password}` stays a text. */
export function partsOfText(text: string): (string | Named)[] {
  const parts: (string | Named)[] = []
  let end = 0
  for (const { index, 0: whole } of text.matchAll(placeholder)) {
    const [named] = namedIn(whole)
    if (named === undefined) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push(named)
    end = index + whole.length
  }
  return end < text.length ? [...parts, text.slice(end)] : parts
}

/** Returns whether a text is one placeholder and nothing else. */
export const isPlaceholder = (text: string): boolean => wholePlaceholder.test(text)

/** Returns what stands for people in a page, and in a call: a member's id and uuid, a pairing's uuid and id. */
function idsFor(
  ids: StoryIds,
  one: string,
  other: string | undefined,
): { readonly page: string; readonly call: string | number } {
  if (other === undefined) {
    const { id, uuid } = ids.member(one)
    return { page: String(id), call: uuid }
  }
  const { id, uuid } = ids.pairing(one, other)
  return { page: uuid, call: id }
}

/** Fills a page with ids of a world. */
export function fillPage(page: string, ids: StoryIds): string {
  return page.replace(placeholder, (_, one: string, other?: string) => idsFor(ids, one, other).page)
}

/** Fills a path of the API: uuids of members, ids of pairings. */
export function fillPath(path: string, ids: StoryIds): string {
  return path.replace(placeholder, (_, one: string, other?: string) => String(idsFor(ids, one, other).call))
}

/** Fills each value that is one placeholder, in objects and lists too. */
export function fillFields(value: object, ids: StoryIds): object
export function fillFields(value: unknown, ids: StoryIds): unknown
export function fillFields(value: unknown, ids: StoryIds): unknown {
  if (typeof value === 'string') {
    const [, one, other] = wholePlaceholder.exec(value) ?? []
    if (one === undefined) return value
    return one === password && other === undefined ? ids.password : idsFor(ids, one, other).call
  }
  if (Array.isArray(value)) return value.map((entry) => fillFields(entry, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fillFields(entry, ids)]))
}
