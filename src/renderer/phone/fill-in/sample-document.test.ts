// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '../link.ts'
import { giveSampleDocument } from './sample-document.ts'

let told: string[]

beforeEach(() => {
  told = []
})

/** A page whose canvas gives this picture. `look` tells it of a change, `late` ends its patience. */
function aPageWithCanvas(picture: Blob | null) {
  const drawn: string[] = []
  const context = {
    fillText: (text: string) => drawn.push(text),
    fillRect: (...box: number[]) => drawn.push(box.join(' ')),
  }
  const canvas = { getContext: () => context, toBlob: (give: (blob: Blob | null) => void) => give(picture) }
  let [late, look] = [() => {}, () => {}]
  const ended = vi.fn<(timer?: unknown) => void>()
  const inside = {
    ...{ File, Event, clearTimeout: ended },
    setTimeout: (run: () => void) => {
      late = run
      return 7
    },
    MutationObserver: class {
      disconnect = ended
      observe = () => {}
      constructor(seen: () => void) {
        look = seen
      }
    },
    DataTransfer: class {
      files: File[] = []
      items = { add: (file: File) => this.files.push(file) }
    },
    document: { createElement: () => canvas, querySelector: (selector: string) => document.querySelector(selector) },
  }
  return { inside: inside as unknown as Page, drawn, canvas, ended, late: () => late(), look: () => look() }
}

function aFileField() {
  const field = document.createElement('input')
  field.type = 'file'
  Object.defineProperty(field, 'files', { value: null, writable: true })
  for (const type of ['input', 'change']) field.addEventListener(type, () => told.push(type))
  document.body.replaceChildren(field)
  return field
}

test('puts a drawn licence into the file field, of which only issuer and birth date can be read', async () => {
  const field = aFileField()
  const { inside, drawn, canvas } = aPageWithCanvas(new Blob(['png']))
  await giveSampleDocument(inside)
  const [file] = (field.files ?? []) as unknown as File[]
  expect([file?.name, file?.type, file?.size, told]).toEqual(['見本の書類.png', 'image/png', 3, ['input', 'change']])
  expect(canvas).toMatchObject({ width: 640, height: 404 })
  expect(drawn.filter((text) => !/^\d/.test(text))).toEqual([
    ...['運転免許証（見本）', '生年月日　平成8年4月1日', '東京都公安委員会'],
  ])
  expect(drawn).toHaveLength(8)
})

test('gives an empty picture where none can be drawn', async () => {
  const field = aFileField()
  await giveSampleDocument(aPageWithCanvas(null).inside)
  expect(((field.files ?? []) as unknown as File[]).map(({ size }) => size)).toEqual([0])
})

test('waits for a file field', async () => {
  document.body.replaceChildren()
  const { inside, look, ended } = aPageWithCanvas(new Blob(['png']))
  const giving = giveSampleDocument(inside)
  look()
  expect(ended).not.toHaveBeenCalled()
  const field = aFileField()
  look()
  await giving
  expect([field.files?.length, ended.mock.calls]).toEqual([1, [[7], []]])
})

test('gives up when no file field comes, and does nothing without a page', async () => {
  document.body.replaceChildren()
  const { inside, late, ended, drawn } = aPageWithCanvas(new Blob(['png']))
  const giving = giveSampleDocument(inside)
  late()
  await giving
  await giveSampleDocument(undefined)
  expect([ended.mock.calls, drawn]).toEqual([[[7], []], []])
})
