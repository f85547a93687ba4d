import { randomUUID } from 'node:crypto'
import { addField } from '../../src/contract/wire/rails-fields.ts'

/** What a File is in Node, in jsdom and in happy-dom, each of which has a class of its own. */
interface FileLike {
  readonly name?: string
  readonly type: string
  readonly size: number
  readonly arrayBuffer?: () => Promise<ArrayBuffer>
}

const isFile = (value: unknown): value is FileLike =>
  typeof value === 'object' && value !== null && 'size' in value && 'type' in value && 'slice' in value

/** Reads a file of a page; Node has none. */
interface PageReader extends EventTarget {
  readonly result: ArrayBuffer
  readAsArrayBuffer(file: FileLike): void
}

/** The Blob of jsdom has no `arrayBuffer`, but a reader. */
async function bytesOf(file: FileLike): Promise<Buffer> {
  if (file.arrayBuffer) return Buffer.from(await file.arrayBuffer())
  const { FileReader } = globalThis as unknown as { readonly FileReader: new () => PageReader }
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(Buffer.from(reader.result)))
    reader.addEventListener('error', () => reject(new Error(`Failed to send ${file.name}: it cannot be read.`)))
    reader.readAsArrayBuffer(file)
  })
}

const quoted = (name: string) => `"${name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')}"`

/**
 * Returns fields and files as multipart/form-data. Own code, because a test in a page has the FormData of that page, which
 * Node cannot send.
 */
export async function formBody(fields: object): Promise<{ body: Uint8Array; contentType: string }> {
  const boundary = `yoimachi-${randomUUID()}`
  const pieces: Uint8Array[] = []
  const add = (head: string, content: Uint8Array) =>
    pieces.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    )
  const addText = (name: string, text: string) =>
    add(`name=${quoted(name)}`, Buffer.from(text.replaceAll(/\r\n?|\n/g, '\r\n')))
  for (const [name, value] of Object.entries(fields)) {
    if (!isFile(value)) addField(name, value, addText)
    else {
      const type = value.type === '' ? 'application/octet-stream' : value.type
      const head = `name=${quoted(name)}; filename=${quoted(value.name ?? 'blob')}\r\nContent-Type: ${type}`
      add(head, await bytesOf(value))
    }
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`))
  return { body: Buffer.concat(pieces), contentType: `multipart/form-data; boundary=${boundary}` }
}
