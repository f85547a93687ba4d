import * as z from 'zod/mini'

/** Largest capsule that is read. One of 100,000 members stays well below this size. */
export const maxCapsuleBytes = 512 * 1024 * 1024

/**
 * Why a file cannot be used, in English, by code. The server and the command line use these sentences, the workbench has
 * its own for each language.
 */
export const englishReasons = {
  // Any file.
  newer: ({ version, known }: { version: number; known: number }) =>
    `it was written by a newer version (${version}, this one knows ${known})`,
  'no-json': () => 'it is not JSON',
  type: ({ expected }: { expected: string }) => `must be ${expected}`,
  choice: ({ choices }: { choices: string }) => `must be one of ${choices}`,
  least: ({ least }: { least: number }) => `must be at least ${least} in value or length`,
  most: ({ most }: { most: number }) => `must be at most ${most} in value or length`,
  'unknown-field': () => 'is unknown',
  misfit: () => 'is not valid',
  unread: ({ system }: { system: string }) => system,
  // World files and capsules.
  'no-world': () => 'it is not a world file',
  'no-capsule': () => 'it is not a capsule',
  'end-missing': () => 'the end of the file is missing',
  'world-missing': () => 'the world is missing',
  checksum: () => 'its checksum does not match its content',
  'no-record': () => 'it is not a record',
  'no-table': ({ table }: { table: string }) => `there is no table ${JSON.stringify(table)}`,
  'same-id': ({ id }: { id: number }) => `another record has the id ${id}`,
  'other-id': () => 'its record has another id',
  'next-id': ({ table, next, used }: { table: string; next: number; used: number }) =>
    `the next id of ${table} is ${next}, but ids up to ${used} are used`,
  'part-unknown': ({ part }: { part: string }) => `${JSON.stringify(part)} does not belong here`,
  'part-missing': ({ part }: { part: string }) => `the part ${part} is missing`,
  'part-twice': ({ part }: { part: string }) => `the part ${part} appears too often`,
  // Records that contradict each other.
  missing: () => 'it is missing',
  reference: ({ field, value, table }: { field: string; value: string; table: string }) =>
    `${field} ${value} is not in ${table}`,
  'no-woman': ({ field, id }: { field: string; id: number }) => `${field} ${id} is not a woman`,
  'no-man': ({ field, id }: { field: string; id: number }) => `${field} ${id} is not a man`,
  'author-sex': ({ sex, author }: { sex: number; author: number }) =>
    `authorSex ${sex} is not that of member ${author}`,
  'same-sex': ({ first, second }: { first: string; second: string }) => `${first} and ${second} have the same sex`,
  'no-member': () => 'it belongs to no member',
  'no-profile': () => 'it has no profile record',
  'same-key': ({ index, key }: { index: string; key: string }) => `another record has the same ${index} ${key}`,
  // Time, steps and pictures of a capsule.
  'no-instant': ({ instant }: { instant: string }) => `${instant} is not a valid date and time`,
  'instant-early': ({ instant }: { instant: string }) =>
    `its instant ${instant} is before the last instant of its world`,
  'step-early': () => 'its instant is before that of the previous step',
  'steps-instant': () => 'its steps do not lead to its instant',
  'steps-world': () => 'the steps do not lead to the world',
  'steps-next-id': ({ table }: { table: string }) => `the steps do not lead to the next id of ${table}`,
  'picture-unnamed': () => 'no record of its world refers to it',
  'picture-format': () => 'it is not a picture that can be stored',
  'picture-name': () => 'its name does not match its content',
  // Recordings of traffic.
  'no-har': () => 'it is not an HTTP Archive',
  'too-many-characters': ({ most }: { most: number }) => `it is longer than ${most} characters`,
  // Story files.
  'too-many-bytes': ({ most }: { most: number }) => `it is larger than ${most} bytes`,
  'ends-early': () => 'it ends too early',
  'no-text': () => 'it is not UTF-8 text',
  'no-story': () => 'it is not a story: it needs a version and scenes',
  'no-number': () => 'is not a valid number',
  'too-deep': ({ most }: { most: number }) => `is nested deeper than ${most} levels`,
  'no-field-name': () => 'is not a valid field name',
  'card-number': () => 'contains a card number; leave it out',
  token: () => 'contains a token; leave it out',
  'secret-field': () => 'contains a password or a token; write {password} or leave it out',
  'typed-secret': () => 'is typed into a secret field; write {password}',
  'no-key': ({ keys }: { keys: string }) => `has none of ${keys}`,
  'two-keys': ({ one, other, keys }: { one: string; other: string; keys: string }) =>
    `is ${one} and ${other} at once; write one of ${keys}`,
  'no-iso': () => 'is not a valid ISO 8601 date and time',
  'no-scenario': ({ name }: { name: string }) => `no scenario named ${name}`,
  nobody: ({ name }: { name: string }) => `no person named ${name}`,
  'no-story-call': () => 'is not a call that a story can make',
  'no-call': () => 'is not a documented call',
  'empty-phone': ({ phone }: { phone: string }) => `phone ${phone} has no member; check people`,
  'outside-folder': () => 'is outside the folder of the story',
  'file-name': ({ name }: { name: string }) => `not every system can store a file with the name "${name}"`,
  'file-missing': ({ file }: { file: string }) => `refers to a missing file: ${file}`,
  'built-in': () => 'built-in stories have no files next to them',
} as const

type Sentences = typeof englishReasons

export type ReasonCode = keyof Sentences

/** Sentences of each reason in one language. */
export type ReasonTexts = { readonly [Code in ReasonCode]: (values: ValuesOf<Code>) => string }

type ValuesOf<Code extends ReasonCode> = Parameters<Sentences[Code]>[0]

export const fileReason = z.strictObject({
  code: z.enum(Object.keys(englishReasons) as [ReasonCode, ...ReasonCode[]]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** Why a file cannot be used: a code with the values of its sentence. */
export type FileReason = Readonly<z.output<typeof fileReason>>

/** A reason with its place: a line of the file, or the name of a part, record or field. */
export const placedReason = z.extend(fileReason, {
  line: z.optional(z.int()),
  part: z.optional(z.string()),
})

export type PlacedReason = Readonly<z.output<typeof placedReason>>

/** Creates a reason with the values that its sentence needs. */
export const reasonOf = <Code extends ReasonCode>(
  code: Code,
  ...[values]: undefined extends ValuesOf<Code> ? [] : [values: ValuesOf<Code>]
): FileReason => ({ code, values: { ...values } })

/** The sentence of a reason. */
export const reasonText = ({ code, values }: FileReason, texts: ReasonTexts = englishReasons): string =>
  // The type of a code does not say that the values are its own.
  (texts[code] as (given: FileReason['values']) => string)(values)

/** A reason with its place in English: `line 4, members: it is not JSON`. */
export function placedText({ line, part, ...why }: PlacedReason): string {
  const place = [line === undefined ? '' : `line ${line}`, part ?? ''].filter((text) => text !== '').join(', ')
  return place === '' ? reasonText(why) : `${place}: ${reasonText(why)}`
}

/** A name of a file as a value of a reason: a long one is cut. */
export const shortened = (name: string, most = 80): string => name.slice(0, most)
