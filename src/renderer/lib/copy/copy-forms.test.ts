import { expect, test } from 'vitest'
import { ageDocumentCopy } from '../../member/features/age-document/copy.ts'
import { photoCopy } from '../../member/features/profile-form/photos/copy.ts'
import { ladderCopy } from '../../member/features/rank/ladder/copy.ts'
import { tutorialCopy } from '../../member/features/tutorial/copy.ts'
import { controlCopy } from './control.ts'
import { formCopy } from './form.ts'
import { profileCopy } from './profile.ts'
import { rankCopy } from './rank.ts'
import { recommendationSettingCopy } from './recommendation-setting.ts'

// Exact wording from the specification, Part B or L-15. Titles name only rows about wording; the tests of each screen
// prove when a text shows.
test('rank request and ladder match L-15', () => {
  expect(rankCopy.request.accepted).toBe('申請を受け付けました')
  expect(rankCopy.request.later).toBe('しばらく経ってから再度申請してください。')
  expect(rankCopy.request.underReview).toBe('審査中です')
  expect(rankCopy.ladder.social.idInvalid).toBe('TwitterIDを入力してください。')
  expect(rankCopy.ladder.social.formInvalid).toBe('TwitterIDの入力を確認してください')
  expect(rankCopy.ladder.social.idTaken).toBe('Twitter IDは登録されています。')
  expect(rankCopy.ladder.social.done).toBe('登録が完了しました。')
  expect(rankCopy.tile.steps).toEqual(['H', 'G', 'F', 'E', '完了'])
  expect(rankCopy.up).toBe('Rank UP!')
})

test('recommend settings match the specification', () => {
  expect(recommendationSettingCopy.loadFailed).toBe('エラーが発生しました。')
  expect(recommendationSettingCopy.saveFailed).toBe('入力内容を確認してください')
})

test('forms match the specification and Part B', () => {
  expect(formCopy.headingNew).toBe('プロフィール登録')
  expect(formCopy.headingEdit).toBe('プロフィール編集')
  expect([formCopy.submit.save, formCopy.submit.register]).toEqual(['更新する', '登録する'])
  expect(formCopy.submit.incomplete).toBe('項目を入力してください。')
  expect(formCopy.submit.incompleteShort).toBe('全て入力してください。')
  expect(formCopy.submit.incompleteFemale).toBe('ユーザー名を入力してください。')
  expect(formCopy.message.loadFailed).toBe('エラーが発生しました。')
  expect(formCopy.message.saveFailed).toBe('入力内容を確認してください')
  expect(formCopy.message.updated).toBe('更新しました')
  expect(formCopy.counter.minimum).toBe('50文字以上入力してください')
  expect(formCopy.counter.repeated).toBe('繰り返し文字の入力はマッチングの精度が下がる為、変更してください。')
  expect(formCopy.confirmation.directMessage).toBe('ダイレクトメッセージを受け取れる設定にしてください')
  expect(formCopy.confirmation.follow).toBe('宵待の公式アカウントをフォローしてください')
  expect(formCopy.confirmation.confirmed).toBe('確認しました')
  expect(formCopy.error.phone).toBe('電話番号を確認してください。')
  expect(formCopy.hint.partnerBodyType).toBe('ぽっちゃりOK・大好きの方は、より多くレコメンドされます')
})

test('PHOTO-13 PHOTO-14 photo notices, dialog and samples match', () => {
  expect(photoCopy.notice.removed).toBe('QRコードや性器の写真は削除します。')
  expect(photoCopy.notice.noReuse).toBe('画像の無断使用・転載を禁止します。')
  expect(photoCopy.deleteDialog).toEqual({
    title: '削除確認',
    text: '削除してもよろしいですか？',
  })
  expect(controlCopy).toMatchObject({ yes: 'はい', no: 'いいえ' })
  expect(photoCopy.sample).toMatchObject({ choose: 'サンプルから選ぶ', doNotUse: 'サンプルを使わない' })
})

test('AGE-04 AGE-05 AGE-06 AGE-07 requirements and exclusions of the age document match', () => {
  expect(ageDocumentCopy.rule.clear).toBe('発行元と生年月日は、加工せずはっきり写してください。')
  expect(ageDocumentCopy.rule.cover).toBe('それ以外の部分（氏名・住所・番号・顔写真）は隠してください。')
  expect(ageDocumentCopy.rule.highSchool).toBe('高校生の方はご利用いただけません。')
})

test('AGE-13 AGE-15 button of the age document matches', () => {
  expect(ageDocumentCopy.submit).toBe('提出する')
  expect(ageDocumentCopy.uploading).toBe('アップロード中…')
  expect(ageDocumentCopy.later).toBe('しばらくしてから再度提出してください')
})

test('labels of forms and profiles match L-15, notes of the preferences match L-1', () => {
  expect(Object.values(profileCopy.label).slice(0, -1)).toEqual([
    'ユーザー名',
    '電話番号',
    '年齢',
    'エリア',
    '体型',
    '身長',
    '体重',
    '写真',
    'SNSアカウント',
    '動画撮影',
    '経験人数',
    '会う前のメッセージ',
    '会う前の通話',
    '会う前の写真交換',
    '会う前の連絡先交換',
    '都合のよい時間帯',
    '好みの項目',
    'Sの度合い',
    'Mの度合い',
    'お相手の年齢の上限',
    'お相手の体型',
    'アピールポイント',
    '自己紹介・好みの傾向',
    '希望するお相手の年齢',
    '理想の過ごし方',
    '自分の魅力',
    'SNSで知り合った男性と会ったことがありますか',
  ])
  expect(profileCopy.consentNote).toBe(
    'どの項目も、その場でのお互いの同意が前提です。途中でやめたくなったら、いつでもやめられます。',
  )
  expect(profileCopy.outdoorNote).toBe('公共の場所は対象外です。')
})

test("the women's guide has five sections and two checks (Part B)", () => {
  expect(tutorialCopy.sections.map(({ heading }) => heading)).toEqual([
    '流れ',
    'プロフィール',
    'メッセージ',
    '安全と同意',
    '困ったときは',
  ])
  expect(Object.values(tutorialCopy.checks)).toEqual([
    'SNSをお使いの場合は、ダイレクトメッセージを受け取れる設定にしました',
    '安全にご利用いただくための注意を読みました',
  ])
})

test("the men's guide has five clips and a button (L-15, Part B)", () => {
  expect(ladderCopy.chapters.map(({ title }) => title)).toEqual([
    'はじめに',
    'プロフィールの書き方',
    'レコメンドの仕組み',
    'メッセージのマナー',
    '安全と同意',
  ])
  expect(ladderCopy.watched).toBe('視聴しました')
  expect(ladderCopy.counter(1, 5)).toBe('1/5')
})
