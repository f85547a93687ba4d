import { test, expect } from 'vitest'
import { aReport } from '../../../tests/support/a-coverage-report.ts'
import { coverageReport } from '../control/coverage.ts'
import { coverageFile } from './coverage-file.ts'

const home = { path: '/home', documented: true, seen: 1 }
const one = aReport({ 200: 3, 401: 0, 403: 0 }, [home, { path: '/recommends', documented: true, seen: 0 }])
const words = {
  language: 'ja',
  title: '網羅 & 品質',
  kinds: { calls: '呼び出し', statuses: '応答の状態', channels: '', time: '', screens: '画面', texts: '' },
  unseen: '未',
} as const

test('exports HTML, parseable JSON, and JUnit with unobserved items as failures', () => {
  const read = coverageReport.parse(JSON.parse(coverageFile(one, 'json', words)))
  expect(read).toEqual(one)
  const junit = coverageFile(one, 'xml', words)
  expect(junit).toContain('<testsuites name="網羅 &amp; 品質" tests="9" failures="5">')
  expect(junit).toContain('<testcase classname="応答の状態" name="GET /api/account 200"/>')
  expect(junit).toContain('name="GET /api/account 403"><failure message="未"/></testcase>')
  const page = coverageFile(one, 'html', words)
  expect(page).toContain('<td>画面</td><td>1 / 2 (50%)</td>')
  expect(page).toContain('&quot;&lt;入力&gt;&quot; &amp; 確認')
  expect(page).not.toContain('<入力>')
})

test('a report leaves out what XML forbids', () => {
  const odd = aReport({ 200: 1 }, [{ path: '/a\u0000\u001f\uffff<b>', documented: true, seen: 1 }])
  expect(coverageFile(odd, 'xml', words)).toContain('name="/a&lt;b&gt;"')
})
