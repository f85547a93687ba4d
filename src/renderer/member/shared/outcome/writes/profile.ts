import { deletePhotoEndpoint, uploadPhotosEndpoint } from '../../../../../contract/calls/photo.ts'
import { accountDetailEndpoint, updateProfileEndpoint } from '../../../../../contract/calls/profile.ts'
import {
  recommendationSettingEndpoint,
  updateRecommendationSettingEndpoint,
} from '../../../../../contract/calls/recommendation-setting.ts'
import { isDefaultPhoto, photoSlots, samplePhotoPaths } from '../../../../../contract/rules/photo.ts'
import { splitJoined } from '../../../../../contract/wire/joined-list.ts'
import { call } from '../../../api/call.ts'
import type { Write } from '../write.ts'

const readDetail = () => call(accountDetailEndpoint, {})
type Detail = Awaited<ReturnType<typeof readDetail>>

/** A value as text; lists that differ only in their separators are equal. */
const comparable = (value: unknown): string =>
  typeof value === 'string' ? splitJoined(value).join(',') : JSON.stringify(value ?? '')

/** Fields of the request that are not stored as sent: the account's own id, and the photos of other calls. */
const unstored = new Set(['id', 'profile1', 'profile2', 'profile3', 'default_img_no'])

/** Whether the stored profile has every value that was sent (API-10, API-11). */
function isStored(sent: Readonly<Record<string, unknown>>, stored: Detail): boolean {
  const { maleraw_attributes: his, femaleraw_attributes: her, ...own } = sent
  const values = Object.entries({ ...own, ...(his as object), ...(her as object) })
  return values.every(
    ([name, value]) =>
      unstored.has(name) || value === undefined || comparable(value) === comparable(stored[name as keyof Detail]),
  )
}

/** The fields of the profile (API-11). */
export const updateProfileWrite: Write<typeof updateProfileEndpoint> = {
  endpoint: updateProfileEndpoint,
  reads: 'API-10: each field has the value sent',
  repeatable: true,
  watch:
    ({ user }) =>
    async () => {
      const stored = await readDetail()
      const { default_img_no: no } = user
      const sample = typeof no === 'number' && no > 0 ? samplePhotoPaths[no - 1] : undefined
      const hasSample = sample === undefined || stored.profile1.endsWith(sample)
      return hasSample && isStored(user, stored) ? { success: true } : null
    },
}

/** New photos (API-12): each slot that was sent has another address. */
export const uploadPhotosWrite: Write<typeof uploadPhotosEndpoint> = {
  endpoint: uploadPhotosEndpoint,
  reads: 'API-10: each slot sent has a new address',
  repeatable: true,
  watch: async (input) => {
    const before = await readDetail()
    return async () => {
      const { profile1, profile2, profile3, ...after } = await readDetail()
      const now = { profile1, profile2, profile3 }
      const names = photoSlots.map((slot) => `profile${slot}` as const)
      const isNew = names.every((name) => input[name] === undefined || now[name] !== before[name])
      return isNew && after.id === before.id ? { success: true, ...now } : null
    }
  },
}

/** A removed photo (API-13). */
export const deletePhotoWrite: Write<typeof deletePhotoEndpoint> = {
  endpoint: deletePhotoEndpoint,
  reads: 'API-10: the slot has the default picture',
  repeatable: true,
  watch:
    ({ profile_img_no: no }) =>
    async () => {
      const { profile1, profile2, profile3 } = await readDetail()
      const now = { profile1, profile2, profile3 }
      return isDefaultPhoto(now[`profile${no}`]) ? { success: true, ...now } : null
    },
}

/** A man's conditions (API-38). */
export const updateRecommendationSettingWrite: Write<typeof updateRecommendationSettingEndpoint> = {
  endpoint: updateRecommendationSettingEndpoint,
  reads: 'API-37: each condition has the value sent',
  repeatable: true,
  watch:
    ({ recommend_setting: sent }) =>
    async () => {
      const response = await call(recommendationSettingEndpoint, {})
      const stored = new Map<string, unknown>(Object.entries(response.recommend_setting))
      return Object.entries(sent).every(([name, value]) => value === undefined || stored.get(name) === value)
        ? response
        : null
    },
}
