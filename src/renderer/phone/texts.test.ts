// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Page } from './link.ts'
import { markTexts, readTexts } from './texts.ts'

const withText = (innerText: string) => ({ document: { body: { innerText } } }) as unknown as Page

test('reads the lines of a page, without blanks, cut and up to 2,000', () => {
  expect(readTexts(withText('一つ\n\n 二  つ \t三つ\n \n'))).toEqual(['一つ', '二 つ', '三つ'])
  expect(readTexts(withText('x'.repeat(301)))).toEqual(['x'.repeat(300)])
  expect(readTexts(withText('x\n'.repeat(2001)))).toHaveLength(2000)
  expect([readTexts(undefined), readTexts({ document: { body: null } } as unknown as Page)]).toEqual([[], []])
})

/** A page with highlights; `marked` returns the texts that are highlighted. */
function aPage(html: string) {
  document.body.innerHTML = html
  const highlights = new Map<string, { readonly ranges: readonly Range[] }>()
  class Highlight {
    readonly ranges: readonly Range[]
    constructor(...ranges: Range[]) {
      this.ranges = ranges
    }
  }
  const page = {
    ...{ document, NodeFilter, CSS: { highlights }, Highlight },
    getComputedStyle: (element: Element) => ({ display: element.tagName === 'SPAN' ? 'inline-block' : 'block' }),
  } as unknown as Page
  const marked = () => [...highlights.values()].map(({ ranges }) => ranges.map(String))
  return { page, marked }
}

test('marks the texts of a line, also where parts of it have elements of their own', () => {
  const { page, marked } = aPage('<p>\n  年  齢\n</p><p>休み <span>土曜</span> <i></i></p><p>土曜</p><p> </p>')
  markTexts(page, ['休み 土曜'])
  expect(marked()).toEqual([['休み ', '土曜']])
  markTexts(page, ['土曜', '年 齢'])
  expect(marked()).toEqual([['  年  齢', '土曜']])
  markTexts(page, [])
  expect(marked()).toEqual([])
})

test('marks a line that is longer than a line that is read, also after a short part of it', () => {
  const long = '長'.repeat(301)
  const { page, marked } = aPage(`<p>${long}</p><p><span>自己紹介</span> ${long}</p>`)
  markTexts(page, [long.slice(0, 300), `自己紹介 ${long}`.slice(0, 300)])
  expect(marked()).toEqual([[long, '自己紹介', ` ${long}`]])
})

test('marks each line of a text that keeps its line breaks', () => {
  const { page, marked } = aPage('<p style="white-space: pre-line">はじめまして。\n\n休みは土曜です。\nよろしく。</p>')
  markTexts(page, ['はじめまして。', 'よろしく。'])
  expect(marked()).toEqual([['はじめまして。', 'よろしく。']])
})

test('marks nothing without a page, and in browsers without highlights', () => {
  const { page, marked } = aPage('<p>年齢</p>')
  markTexts(undefined, ['年齢'])
  markTexts(Object.assign(Object.create(page), { CSS: {} }) as Page, ['年齢'])
  markTexts(Object.assign(Object.create(page), { document: { body: null } }) as Page, ['年齢'])
  expect(marked()).toEqual([])
})
