/** Default body limit minus rounding. */
const size = 512 * 1024 - 1024

export interface WorstBody {
  readonly name: string
  readonly type: string
  readonly body: string
  /** Status for a call without a login and without such fields. */
  readonly status: 400 | 422
}

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=bound'

const filled = (piece: string) => piece.repeat(Math.floor(size / piece.length))
const many = (count: number, make: (index: number) => string, between: string) =>
  Array.from({ length: count }, (_, index) => make(index))
    .join(between)
    .slice(0, size)
const inJson = (pieces: string) => `{"a":[${pieces.slice(0, -1)}]}`
const part = (name: string, value: string) =>
  `--bound\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Bodies of half a megabyte that cost a server most, one per field encoding. */
export const worstBodies: readonly WorstBody[] = [
  { name: 'a list of 100,000', type: form, body: filled('x[]=&'), status: 400 },
  {
    name: '4,096 long elements',
    type: form,
    body: many(4096, () => `x[]=${'%E3'.repeat(40)}`, '&'),
    status: 422,
  },
  {
    name: '4,096 names',
    type: form,
    body: many(4096, (no) => `x${no}=${'v'.repeat(110)}`, '&'),
    status: 422,
  },
  {
    name: 'names nested a hundred deep',
    type: form,
    body: many(1700, (no) => `a${'[b]'.repeat(98)}[${no}]=1`, '&'),
    status: 422,
  },
  {
    name: 'lists of objects, deep',
    type: form,
    body: many(1700, () => `a${'[][b]'.repeat(48)}=1`, '&'),
    status: 422,
  },
  { name: 'one name without end', type: form, body: `a${filled('[b]')}=1`, status: 400 },
  { name: 'plus signs', type: form, body: filled('+'), status: 422 },
  { name: 'lists in a list', type: json, body: inJson(filled('[],')), status: 400 },
  { name: 'a list nested without end', type: json, body: `{"a":${'['.repeat(size / 2)}`, status: 400 },
  {
    name: 'keys',
    type: json,
    body: `{${many(4000, (no) => `"${'k'.repeat(110)}${no}":0`, ',')}}`,
    status: 422,
  },
  { name: 'keys without end', type: json, body: `{${filled('"a":{},')}"b":0}`, status: 400 },
  { name: 'escapes', type: json, body: `{"a":"${filled('\\u3042')}"}`, status: 422 },
  {
    name: '4,096 parts',
    type: multipart,
    body: `${Array.from({ length: 4096 }, (_, no) => part(`x[${no}]`, 'v'.repeat(40))).join('')}--bound--\r\n`,
    status: 422,
  },
  {
    name: 'parts without end',
    type: multipart,
    body: `${filled(part('x[]', ''))}--bound--\r\n`,
    status: 400,
  },
  {
    name: 'header lines',
    type: multipart,
    body: `--bound\r\nContent-Disposition: form-data; name="x"\r\n${filled('A: b\r\n')}\r\n--bound--\r\n`,
    status: 400,
  },
  {
    name: 'all but a boundary',
    type: multipart,
    body: `${part('x', filled('\r\n--boun'))}--bound--\r\n`,
    status: 422,
  },
]

/** Longest query that Node accepts in a request head. */
export const worstQueries: readonly string[] = [
  `x[]=&`.repeat(3000),
  `a${'[b]'.repeat(5000)}`,
  '+'.repeat(15_000),
  '%'.repeat(15_000),
]
