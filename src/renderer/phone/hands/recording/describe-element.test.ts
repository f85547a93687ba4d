// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Page } from '../../link.ts'
import { describeElement } from './describe-element.ts'

const page: Page = window

function show(html: string): void {
  document.body.innerHTML = html
}
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`Failed to find ${selector}.`)
  return element
}

test('what was pointed at has its text, its state and the rows around it', () => {
  show('<ul aria-label="相手"><li>はると<button disabled>送る</button></li><li>そうた</li></ul>')
  expect(describeElement(page, find('button'))).toMatchObject({
    ...{ element: { role: 'button', name: '送る' }, enabled: false },
    rows: { element: { role: 'listitem', within: { role: 'list', name: '相手' } }, count: 2 },
  })
})

test('a word in a sentence stands for the sentence', () => {
  show('<p><span style="display: inline">お願い</span>します</p><p><span>保留中</span><span>確認済み</span></p>')
  expect(describeElement(page, find('span'))).toEqual({ text: 'お願いします' })
  expect(describeElement(page, find('p:last-child span'))).toEqual({ text: '保留中' })
  show('<h1>こんにちは、<br><span style="display: inline">はると</span>さん</h1>')
  Object.defineProperty(find('h1'), 'innerText', { value: 'こんにちは、\nはるとさん' })
  expect(describeElement(page, find('span'))).toMatchObject({ text: 'はるとさん' })
  // The heading itself is pointed at, on its second line.
  expect(describeElement(page, find('h1'), 'さん')).toMatchObject({ text: 'はるとさん' })
})

test('a long text is cut between two characters', () => {
  show(`<p>${'宵'.repeat(199)}🌙待</p>`)
  expect(describeElement(page, find('p'))).toEqual({ text: `${'宵'.repeat(199)}🌙` })
})
