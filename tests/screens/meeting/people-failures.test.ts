import { readApi } from '../../e2e/page-models/member-api.ts'
import { testFormFailures, type FormCase } from '../../support/form-failures.ts'
import { at, press, reads, submit, unsent } from '../../support/form-steps.ts'
import { test } from '../support/test.ts'

/** Partner of the current form, found once before it opens. */
let found = 0

/** Forms of boards and decisions. */
const forms: readonly FormCase[] = [
  {
    title: 'TOPIC-23 TOPIC-24 the board post',
    persona: 'man',
    open: async (page) => {
      await page.goto('/topics')
      const { com_data } = await readApi<{ com_data: { id: number }[] }>(page, '/api/topics/index')
      await page.goto(`/topic?topicid=${com_data[0]?.id}`)
    },
    fill: (page) => page.locator('textarea').fill('よい夜でした。'),
    button: submit,
    call: '**/api/post/create',
    says: ['投稿できませんでした。', '投稿できませんでした。'],
    done: reads('よい夜でした。'),
  },
  {
    title: 'REC-61 REC-87 the reason for passing',
    persona: 'woman',
    open: async (page) => {
      if (page.url() === 'about:blank') {
        await page.goto('/recommends')
        const { rec } = await readApi<{ rec: { status_n: number; partner_user_id: number }[] }>(
          page,
          '/api/recommends?page=1',
        )
        found = rec.find(({ status_n }) => status_n === 0)?.partner_user_id ?? 0
      }
      await page.goto(`/profile?id=${found}`)
      await page.getByRole('button', { name: '今回は見送る' }).click()
    },
    fill: async (page) => {
      await page.getByRole('radio', { name: 'その他' }).check()
      await page.getByRole('textbox', { name: 'その他の理由（50文字以内）' }).fill('遠方のため')
    },
    button: press('見送る'),
    call: '**/api/matching_status',
    says: [unsent, unsent],
    done: reads('今回は見送りました。'),
  },
  {
    title: 'REC-61 REC-74 REC-76 dissolving a match',
    persona: 'woman',
    open: async (page) => {
      if (page.url() === 'about:blank') {
        await page.goto('/recommends')
        const path = '/api/recommends?page=1&status=matching'
        const { rec } = await readApi<{ rec: { partner_user_id: number }[] }>(page, path)
        found = rec[0]?.partner_user_id ?? 0
      }
      await page.goto(`/profile?id=${found}`)
      await page.getByRole('button', { name: 'マッチングを解消' }).click()
    },
    fill: async () => {},
    button: (page) => page.getByRole('alertdialog').getByRole('button', { name: '解消する' }),
    call: '**/api/matching_status',
    says: [unsent, unsent],
    done: at('/recommends?status=matching&profile_list=true'),
  },
]

testFormFailures(test, forms)
