import { expect, test } from 'vitest'
import { boardCopy } from '../../member/features/board/copy.ts'
import { noticeCopy } from '../../member/features/notice/copy.ts'
import { reviewCopy } from '../../member/features/review/copy.ts'
import { timelineCopy } from '../../member/features/timeline/copy.ts'
import { authCopy } from './auth.ts'
import { chatCopy } from './chat.ts'
import { footprintCopy } from './home.ts'
import { operatorChatCopy } from './operator-chat.ts'
import { subProfileCopy } from './profile.ts'
import { recommendationCopy } from './recommendation.ts'

// Exact wording from the specification, Part B or L-15. Titles name only rows about wording; the tests of each screen
// prove when a text shows.
test('decision matches L-15 and Part B', () => {
  const { decision, list, matched, noMatch } = recommendationCopy
  expect([decision.contact, decision.pass]).toEqual(['連絡を取る', '今回は見送る'])
  expect([decision.hold, decision.holdNote]).toEqual(['保留する', '保留すると7日後に自動で見送りになります'])
  expect(decision.waiting).toBe('お相手のお返事をお待ちください。')
  expect([matched.title, matched.toChat, matched.close]).toEqual([
    'マッチングが成立しました。',
    'メッセージを送る',
    '閉じる',
  ])
  expect([noMatch.title, noMatch.close]).toEqual(['今回は見送りました。', '閉じる'])
  expect(list.empty).toBe('まだありません。')
})

test('block, reply step and reason form match L-15 and Part B', () => {
  const { block, reason, reply } = recommendationCopy
  expect(block.text).toBe('本当に解消しますか？解消したマッチングは元に戻せません。')
  expect([block.confirm, block.cancel]).toEqual(['解消する', 'キャンセル'])
  expect([reply.received, reply.missing]).toEqual(['お返事があった', 'お返事がない'])
  expect([reason.title, reason.submit, reason.cancel]).toEqual(['見送る理由', '見送る', 'キャンセル'])
  expect(reason.otherLabel).toBe('その他の理由（50文字以内）')
  expect(reason.accountNote).toBe('投稿内容や写真に不安を感じた場合にお選びください')
})

test('limit of views and sent like match L-15 and Part B', () => {
  expect(subProfileCopy.limit.text).toBe(
    '本日の詳細プロフィール閲覧回数の上限に達しました。閲覧回数は毎日3:00にリセットされます。',
  )
  expect([subProfileCopy.like.dialogTitle, subProfileCopy.like.dialogText]).toEqual([
    'いいね👍',
    'いいねを送りました！',
  ])
  expect(subProfileCopy.like.failed).toBe('いいねを送れませんでした。')
  expect(subProfileCopy.notShown).toBe('このプロフィールは表示できません。')
})

test('timeline matches Part B', () => {
  expect(timelineCopy.likes(5, 3, 2)).toBe('いいね残り5（無料3・購入2）')
  expect(timelineCopy.views(9)).toBe('詳細プロフィール残り9回')
  expect(timelineCopy.shuffle).toBe('表示を入れ替える')
  expect(timelineCopy.empty).toBe('表示できるプロフィールがまだありません。')
  expect([timelineCopy.privacy.label, timelineCopy.privacy.on]).toEqual([
    'プライバシーモード',
    'タイムラインに表示されません',
  ])
})

test('reviews match L-15 and Part B', () => {
  const { form, mine } = reviewCopy
  expect([reviewCopy.public.newest, reviewCopy.public.popular]).toEqual(['新着', '人気'])
  expect([reviewCopy.public.more, reviewCopy.public.less, reviewCopy.public.ellipsis]).toEqual([
    '続きを読む',
    '閉じる',
    '…',
  ])
  expect(reviewCopy.public.forMen).toBe('公開された口コミは、すべての女性会員が閲覧できます。')
  expect(reviewCopy.public.empty).toBe('口コミはまだありません。')
  expect(form.dateTaken).toBe('その日の口コミはすでに投稿されています。')
  expect([form.incomplete, form.submit]).toEqual(['すべて入力してください', '投稿する'])
  expect(form.lookupFailed).toBe('エラーが発生しました。')
  expect(mine.empty).toBe('投稿した口コミはまだありません。')
})

test('boards match L-15 and Part B', () => {
  expect(boardCopy.tab).toMatchObject({ common: '共通', male: '男性専用', female: '女性専用' })
  expect([boardCopy.post.male, boardCopy.post.female]).toEqual(['男性', '女性'])
  expect(boardCopy.form.note).toBe('投稿内容は外部コンテンツで使用される場合があります。')
  expect(boardCopy.post.viewOnly).toBe('このトピックは閲覧のみです。')
  expect(boardCopy.list.posts(7)).toBe('投稿 7件')
})

test('visitors, member chat and operator chat match the specification, L-15 and Part B', () => {
  expect(footprintCopy.empty).toBe('まだ足跡はありません。タイムラインを覗いて、まずは自分からも沢山足跡をつけよう💕')
  expect(chatCopy.copyIntroduction).toBe('自己紹介文をコピー')
  expect(chatCopy.introductionCopied).toBe('自己紹介文をコピーしました。')
  expect(chatCopy.waitingForHer).toBe('お相手からの最初のメッセージをお待ちください。')
  expect(chatCopy.urlRefused).toBe('URLを含むメッセージは送信できません。')
  expect(chatCopy.notShown).toBe('このメッセージは表示できません。')
  expect([chatCopy.placeholder, chatCopy.send]).toEqual(['メッセージを入力', '送信'])
  expect([operatorChatCopy.title, operatorChatCopy.placeholder, operatorChatCopy.send]).toEqual([
    '運営局',
    'メッセージを入力',
    '送信',
  ])
  expect(operatorChatCopy.failed).toBe('送信できませんでした。')
})

test('notices and their password section match L-15 and Part B', () => {
  expect(noticeCopy.empty).toBe('お知らせはまだありません。')
  expect(noticeCopy.notFound).toBe('お知らせが見つかりません。')
  expect([authCopy.passwordChange.title, authCopy.passwordChange.submit]).toEqual(['パスワードを変更する', '変更する'])
  expect(authCopy.passwordChange.failed).toBe('エラーが発生しました。')
  expect(authCopy.passwordChange.changed).toBe('パスワードを変更しました。')
})
