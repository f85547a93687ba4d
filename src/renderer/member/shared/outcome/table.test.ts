// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type Act, type Fault, faults, isDoneAfter } from '../../../../../tests/support/outcomes/act.ts'
import { homeActs } from '../../../../../tests/support/outcomes/acts-home.ts'
import { meetingActs } from '../../../../../tests/support/outcomes/acts-meeting.ts'
import { moneyActs } from '../../../../../tests/support/outcomes/acts-money.ts'
import { pictureActs } from '../../../../../tests/support/outcomes/acts-pictures.ts'
import { profileActs } from '../../../../../tests/support/outcomes/acts-profile.ts'
import { talkActs } from '../../../../../tests/support/outcomes/acts-talk.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { writes } from './table.ts'
import { insists } from './write.ts'

const rows = Object.entries(writes).toSorted(([, one], [, other]) => (one.endpoint.id < other.endpoint.id ? -1 : 1))
const acts = [...moneyActs, ...profileActs, ...pictureActs, ...meetingActs, ...talkActs, ...homeActs]

test('D-110 every write of the contract has its row, once', () => {
  const written = endpoints.filter(({ readOnly }) => !readOnly).map(({ id }) => id)
  expect(rows.map(([, { endpoint }]) => endpoint.id)).toEqual(written)
})

test('D-110 every write whose outcome is read has its acts', () => {
  const tried = new Set(acts.map(({ write }) => `${write}Write`))
  const missing = rows.filter(([name, write]) => 'watch' in write && !tried.has(name))
  expect(missing.map(([name]) => name)).toEqual([])
  expect([...tried].filter((name) => !Object.hasOwn(writes, name))).toEqual([])
})

const said = (text: string | RegExp | null): string =>
  text instanceof RegExp ? text.source.replaceAll('\\', '') : (text ?? 'the next visit makes it')

function cell(act: Act, fault: Fault): string {
  if (fault === 'second' && act.second !== undefined) return `held; ${act.second ?? 'the other tab tells it'}`
  if (fault === 'second' && act.separate) return 'held twice; another act'
  return isDoneAfter(fault, act) ? 'held; done' : `not held; ${said(act.undone)}`
}

const line = (cells: readonly string[]) => `| ${cells.map((text) => text.replaceAll('|', '／')).join(' | ')} |`

test('D-110 docs/outcomes.md is the table of outcomes', async () => {
  const kinds = Object.keys(faults) as Fault[]
  const page = [
    '# Outcomes of writes',
    '',
    'Written by `src/renderer/member/shared/outcome/table.test.ts`; `-u` renews it. `tests/screens/outcomes` proves each cell of the',
    'second table: what the server holds, what the page says, and that another press neither doubles an act nor is in vain. The last',
    'column is what a member reads who left the page before the answer came; a failure says the same there as on its page,',
    'after the title of that page if the sentence fits any act.',
    '',
    '## How the outcome of each write is read',
    '',
    line(['call', 'write', 'read', 'timeout']),
    line(['---', '---', '---', '---']),
    ...rows.map(([name, write]) => {
      const { id, method, path } = write.endpoint
      const first = 'watch' in write && write.readFirst ? '; before the call too' : ''
      const read = 'watch' in write ? write.reads + first : `not read: ${write.unread}`
      const timeout = 'watch' in write && write.charges ? '90 s' : '20 s'
      return line([`${id} ${method} ${path}`, name, read, insists(write) ? `${timeout}, asks until it knows` : timeout])
    }),
    '',
    '## What the page says and what the server holds',
    '',
    line(['act', 'write', ...kinds.map((kind) => faults[kind]), 'says when done', 'says elsewhere']),
    line(['---', '---', ...kinds.map(() => '---'), '---', '---']),
    ...acts.map((act) =>
      line([
        act.title,
        act.write,
        ...kinds.map((kind) => cell(act, kind)),
        act.gone ? `no ${act.gone}` : said(act.done),
        act.left ?? 'nothing; its page shows it',
      ]),
    ),
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../../../docs/outcomes.md')
})
