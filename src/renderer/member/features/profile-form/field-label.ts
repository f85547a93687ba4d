import { preferences } from '../../../../contract/enums/preferences.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import type { ProfileField } from './profile-values.ts'

const { label, confirmation } = formCopy

/** What the forms call a field that a man or a woman must fill in. */
const labels: Partial<Record<ProfileField, string>> = {
  twitter_name: label.userName,
  phone: label.phone,
  age: label.age,
  area: label.area,
  body_type: label.bodyType,
  height: label.height,
  weight: label.weight,
  takemovie: label.takeMovie,
  sexual_experience: label.experience,
  your_pre_dm: label.preDm,
  your_pre_tel: label.preTel,
  your_pre_photo: label.prePhoto,
  your_pre_contact: label.preContact,
  your_sadism: label.sadism,
  your_masochism: label.masochism,
  your_freetimes: label.freeTimes,
  age_range: label.partnerAgeLimit,
  body_type_range: label.partnerBodyType,
  appeal: label.appealPoints,
  directMessage: confirmation.directMessage,
  follow: confirmation.follow,
  ...Object.fromEntries(preferences.map((item) => [item.name, item.label[1]])),
}

export function fieldLabel(name: ProfileField): string {
  return labels[name] ?? ''
}
