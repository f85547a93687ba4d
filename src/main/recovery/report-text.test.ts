import { expect, test } from 'vitest'
import { en } from '../copy/en.ts'
import { ja } from '../copy/ja.ts'
import { detailOf, messageOf, reportText } from './report-text.ts'

const facts = {
  at: new Date('2026-11-22T14:00:00Z'),
  app: '0.1.0',
  system: 'linux',
  home: '/home/hanako',
}

test('a report says what happened, when and to which version, and not whose folder it was', () => {
  const fault = { kind: 'error', detail: 'Error: no\n    at /home/hanako/app.js:1' } as const
  expect(reportText(fault, facts, ja)).toContain('アプリで予期しないエラーが起きました')
  const text = reportText(fault, facts, en)
  expect(text).toContain('When: 2026-11-22T14:00:00.000Z')
  expect(text).toContain('App: 0.1.0')
  expect(text).toContain('at ~/app.js:1')
  expect(text).not.toContain('hanako')
})

test('whatever was thrown has a detail and a line', () => {
  expect(detailOf(new Error('no'))).toContain('report-text.test.ts')
  expect(detailOf('text')).toBe('text')
  expect(messageOf(new Error('first\nsecond'))).toBe('first')
  expect(messageOf(undefined)).toBe('undefined')
})
