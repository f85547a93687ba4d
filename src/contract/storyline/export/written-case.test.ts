import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { storylineFile } from '../file.ts'
import { writtenCase } from './written-case.ts'

const names = new Map([
  ['woman', 'あかり'],
  ['man', 'はると'],
])
const nameOf = (person: string) => names.get(person) ?? person
const button = { role: 'button', name: '保留する' }

const story = z.parse(storylineFile, {
  version: 1,
  title: '保留のあと',
  text: '保留した人に連絡を取ります。',
  world: { now: '2026-11-20T20:00', scenario: 'hold-week', members: 40 },
  people: { a: 'woman', b: 'man' },
  begin: { caption: '二人はまだ出会っていません。', actions: [{ open: '/recommends', phone: 'a' }] },
  scenes: [
    {
      title: '準備する',
      caption: 'レコメンドが届きます。',
      actions: [
        { control: 'recommend', input: { woman: 'woman', man: 'man', status_n: 0 } },
        { control: 'moveClock', input: { edge: 'hold-end', member: 'man' } },
        { control: 'moveClock', input: { advance: 'P6D' } },
        { control: 'moveClock', input: { to: '2026-12-01' } },
        { control: 'moveClock', input: { mode: 'running', speed: 60 } },
        { control: 'moveClock', input: { mode: 'frozen' } },
        { control: 'replaceFaults', input: [{ match: { path: '/api/send_like' }, status: 500 }] },
        { control: 'replaceFaults', input: [] },
        { call: 'API-43', as: 'woman', input: { uuid: '{man}' } },
      ],
      points: [{ text: '「保留する」を選べる', ids: ['D-26'] }],
    },
    {
      title: '操作する',
      actions: [
        {
          press: { ...button, position: 2, within: { role: 'listitem' } },
          phone: 'a',
          expect: [
            { text: '保留中', phone: 'a', within: { role: 'dialog', name: '確認' } },
            { text: 'エラー', phone: 'b', absent: true },
            { call: { method: 'POST', path: '/api/x', status: 200, response: { 'rec[0].n': 1 } }, as: 'man' },
            { mail: { to: 'man', subject: '確認', text: 'リンク' } },
            { element: button, phone: 'a', enabled: false, count: 2 },
            { element: { role: 'checkbox', name: '同意' }, phone: 'a', checked: true },
            { element: button, phone: 'a', absent: true },
            { element: button, phone: 'a' },
          ],
        },
        { type: { role: 'textbox', name: 'パスワード' }, text: '{password}', phone: 'a' },
        { choose: { role: 'combobox', name: '地域' }, option: '東京都', phone: 'a' },
        { upload: button, file: 'files/me.jpg', phone: 'a' },
        { key: 'Enter', on: { role: 'textbox', name: 'ひと言' }, phone: 'a' },
        { back: true, phone: 'a' },
        { openMail: { to: 'woman', subject: '再設定' }, phone: 'a' },
        { fillCard: 'declined', phone: 'b' },
        { become: null, phone: 'b' },
        { become: 'woman', phone: 'b' },
        { open: '/home', phone: 'b' },
      ],
    },
  ],
})

test('a story of every kind becomes a written case with its pictures', () => {
  const pictures = new Map([['scenes[1]', ['pictures/2-a.png', 'pictures/2-b.png']]])
  expect(writtenCase(story, nameOf, 'ja', pictures)).toMatchInlineSnapshot(`
    "# 保留のあと

    保留した人に連絡を取ります。

    ## 前提

    - 世界：シード 1、会員 40 人、シナリオ \`hold-week\`
    - 時刻：\`2026-11-20T20:00\`（止まっている）
    - スマートフォンA：あかり（\`woman\`）
    - スマートフォンB：はると（\`man\`）

    二人はまだ出会っていません。

    ### 最初に開く画面

    1. A（あかり）：\`/recommends\` を開く

    ## 1. 準備する

    レコメンドが届きます。

    ### 手順

    1. ワークベンチの API \`POST /__control/operator/recommend\` を呼び出す：\`{"woman":"woman","man":"man","status_n":0}\`
    2. 時計をはるとの保留の期限まで進める
    3. 時計を \`P6D\` だけ進める
    4. 時計を \`2026-12-01\` まで進める
    5. 時計を\`60\`倍で動かす
    6. 時計を止める
    7. 障害を設定する：\`[{"match":{"path":"/api/send_like"},"status":500}]\`
    8. 障害をすべて解除する
    9. あかりとして API-43 を呼び出す：\`{"uuid":"{man}"}\`

    ### 期待

    - 「保留する」を選べる（D-26）

    ## 2. 操作する

    ### 手順

    1. A（あかり）：行の2番目の「保留する」を押す
    2. A（あかり）：「パスワード」にパスワードを入力する
    3. A（あかり）：「地域」で「東京都」を選ぶ
    4. A（あかり）：「保留する」に「files/me.jpg」をアップロードする
    5. A（あかり）：「ひと言」で、Enter キーを押す
    6. A（あかり）：前の画面に戻る
    7. A（あかり）：あかりに届いたメール「再設定」のリンクを開く
    8. B（はると）：カードの欄に、結果が declined のテストカードを入力する
    9. B：ログアウトする
    10. B（あかり）：あかりでログインする
    11. B（あかり）：\`/home\` を開く

    ### 期待

    - A（あかり）：「確認」に「保留中」と表示される
    - B（はると）：「エラー」と表示されない
    - はるとの \`POST /api/x\` が 200 を返す（\`rec[0].n\` は \`1\`）
    - はるとに件名に「確認」、本文に「リンク」を含むメールが届く
    - A（あかり）：「保留する」が2件ある、「保留する」を使えない
    - A（あかり）：「同意」が選ばれている
    - A（あかり）：「保留する」がない
    - A（あかり）：「保留する」がある

    ![操作する](pictures/2-a.png)

    ![操作する](pictures/2-b.png)
    "
  `)
})

test('a written case in English has its texts in English, and names and words of pages as they are', () => {
  const english = { ...story, en: { title: 'After a hold' } }
  const text = writtenCase(english, (person) => ({ woman: 'Akari', man: 'Haruto' })[person] ?? person, 'en')
  expect(text).toContain('# After a hold')
  expect(text).toContain('2. Advance the clock to the end of Haruto’s hold')
  expect(text).toContain('1. A (Akari): press “保留する” no. 2 in row')
  expect(text).toContain('- A (Akari): shows “保留中” in “確認”')
  expect(text).toContain('- Haruto receives an email with “確認” in the subject and “リンク” in the text')
  expect(text).toContain('- A (Akari): “保留する” appears 2 times, “保留する” is disabled')
})

test('a written case of a quiet story says that its dialogs are closed', () => {
  const quiet = { ...story, quiet: true }
  expect(writtenCase(quiet, nameOf)).toContain(
    '- お知らせ・ログインボーナス・キャンペーンのダイアログは、表示されたら閉じる\n',
  )
  expect(writtenCase(story, nameOf)).not.toContain('ダイアログは、出たら閉じる')
})

test('a written case says an exact number of calls', () => {
  const call = { method: 'POST', path: '/api/x', status: 200 } as const
  const back = { back: true as const, phone: 'a' as const, expect: [{ call, times: 1 }] }
  const once = { ...story, scenes: [{ title: '一', caption: '', notes: '', actions: [back], points: [] }] }
  expect(writtenCase(once, nameOf)).toContain('- `POST /api/x` が 200 を返す（呼び出しは 1 回だけ）')
  expect(writtenCase(once, nameOf, 'en')).toContain('- `POST /api/x` returns 200 (called exactly once)')
})

test('texts of pages and people show their signs as they are typed', () => {
  const name = 'a_b *重要* <b>'
  const typed = '**太字** `x` [リンク](y) &amp; ~~~ _下線_'
  const signs = z.parse(storylineFile, {
    ...{ version: 1, title: `「${typed}」と入力した`, world: { now: '2026-11-20T20:00' }, people: {} },
    scenes: [
      {
        title: name,
        actions: [
          { type: { role: 'textbox', name }, text: typed, phone: 'a', expect: [{ text: name, phone: 'a' }] },
          { call: 'API-48', as: 'woman', input: { content: 'a `b` ``c``' } },
        ],
      },
    ],
  })
  const shown = String.raw`a_b \*重要\* \<b>`
  const shownTyped = String.raw`\*\*太字\*\* \`x\` \[リンク\](y) \&amp; \~\~\~ \_下線\_`
  const text = writtenCase(signs, nameOf)
  expect(text).toContain(`# 「${shownTyped}」と入力した`)
  expect(text).toContain(`## 1. ${shown}`)
  expect(text).toContain(`1. A：「${shown}」に「${shownTyped}」と入力する`)
  expect(text).toContain(`- A：「${shown}」と表示される`)
  expect(text).toContain('API-48 を呼び出す：``` {"content":"a `b` ``c``"} ```')
})
