import { preferences } from '../../../src/contract/enums/preferences.ts'
import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const path = '/femaleform'

test("FORM-37 the fields of the women's form", async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path })
  const form = new ProfileForm(page)
  covers('FORM-115', 'FORM-121', 'FORM-129', 'FORM-149', 'FORM-124')
  expect(await form.sections()).toEqual([
    '写真',
    '基本情報',
    '理想の過ごし方',
    '会う前のご希望',
    '好みの項目',
    'お相手へのご希望',
    '自分の魅力',
  ])
  covers('FORM-125')
  for (const { label } of preferences) await expect(form.group(label[2]), label[2]).toBeVisible()
  covers('FORM-122', 'FORM-123', 'FORM-126', 'FORM-127', 'FORM-128', 'FORM-130')
  for (const question of [
    '動画撮影',
    '都合のよい時間帯',
    '会う前のメッセージ',
    'Sの度合い',
    'Mの度合い',
    '希望するお相手の年齢',
    'SNSで知り合った男性と会ったことがありますか',
  ]) {
    await expect(form.group(question), question).toBeVisible()
  }
  covers('FORM-116', 'FORM-117', 'FORM-118', 'FORM-119', 'FORM-120')
  await expect(form.name).toBeVisible()
  for (const label of ['X（旧Twitter）のID', 'TikTokのID', 'InstagramのID', '年齢']) {
    await expect(page.getByLabel(label), label).toBeVisible()
  }
  for (const question of ['エリア', '体型']) await expect(form.group(question), question).toBeVisible()
  covers('FORM-134', 'FORM-135', 'FORM-136')
  for (const label of ['身長', '体重', '自己紹介・好みの傾向']) {
    await expect(page.getByLabel(label), label).toHaveCount(0)
  }
  await expect(
    page.getByText('どの項目も、その場でのお互いの同意が前提です。途中でやめたくなったら、いつでもやめられます。'),
  ).toBeVisible()
})

test('FORM-131 FORM-132 FORM-133 the third option of the three answers names men', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path })
  const form = new ProfileForm(page)
  for (const question of ['会う前の通話', '会う前の写真交換', '会う前の連絡先交換']) {
    await expect(form.group(question).getByRole('radio').nth(2)).toHaveAttribute('value', '男性が求めるなら！')
  }
})
