import type { Page } from '@playwright/test'
import { AgeDocumentPage } from '../../e2e/page-models/age-document-page.ts'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { ProfileForm } from '../../e2e/page-models/profile-form.ts'
import type { Act } from './act.ts'

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = `data:image/png;base64,${pixel}`

/** Lets a page without a canvas redraw a picture: each becomes the pixel. */
async function drawPixels(page: Page): Promise<void> {
  await page.addInitScript((base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)
    Object.assign(window, { createImageBitmap: async () => ({ width: 800, height: 800, close: () => {} }) })
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
      toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob([bytes], { type })),
    })
  }, pixel)
}

let oldPhoto = ''
const draft = `yoimachi.draft.${encodeURIComponent('man@yoimachi.example')}/`

/** Pictures that are sent. */
export const pictureActs: readonly Act[] = [
  {
    write: 'uploadPhotos',
    title: 'a new photo',
    persona: 'man',
    call: '/api/user/profile_img',
    method: 'POST',
    open: async (page) => {
      // A chosen photo survives a reload. Choosing one needs the browser's cropping.
      const kept = JSON.stringify({ chosen: { 3: picture }, sampleMode: false, sample: 0, unsent: [] })
      await page.addInitScript(([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''), [
        `${draft}form.photos+basics.photos`,
        kept,
      ] as const)
      await page.goto('/form?only_profile_img=true')
      await page.getByRole('button', { name: '写真3を削除' }).waitFor()
      oldPhoto = (await readApi<{ profile3: string }>(page, '/api/account-detail')).profile3
    },
    press: (page) => new ProfileForm(page).submit.click(),
    held: async (page) => {
      const { profile3 } = await readApi<{ profile3: string }>(page, '/api/account-detail')
      return profile3 === oldPhoto ? 0 : 1
    },
    done: /\/home/,
    undone: '写真を送信できませんでした。',
    left: '登録情報を更新しました。',
  },
  {
    write: 'submitAgeDocument',
    title: 'the age document',
    persona: 'woman-resubmit',
    call: '/api/age_conf/submit',
    open: async (page) => {
      await drawPixels(page)
      await page.goto('/age_confirmation')
      const form = new AgeDocumentPage(page)
      await form.input.waitFor({ state: 'attached' })
      await form.choose({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') })
      await form.submit.waitFor()
    },
    press: (page) => new AgeDocumentPage(page).submit.click(),
    held: async (page) => {
      const { age_conf: conf } = await readApi<{ age_conf: number }>(page, '/api/account')
      return conf === 0 ? 1 : 0
    },
    done: /\/home/,
    undone: 'しばらくしてから再度提出してください',
    left: '年齢確認書類を提出しました。',
    elsewhere: '/about/privacy',
  },
]
