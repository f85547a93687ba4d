import * as z from 'zod/mini'
import { mediaId, phoneNumber, socialId } from '../../../../contract/calls/profile.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { acceptedBy } from '../../shared/accepted-by.ts'
import { hasPhone, hasSocials, type FormMode } from './form-mode.ts'
import { socialIdOf } from './profile-input.ts'
import type { ProfileValues } from './profile-values.ts'

const { error } = formCopy
const media = acceptedBy(mediaId, error.socialId, socialIdOf)
const socials = {
  twitterid: acceptedBy(socialId, error.twitterId, socialIdOf),
  tiktok: media,
  instagram: media,
}
const phone = { phone: acceptedBy(phoneNumber, error.phone) }

/** What is checked before a form is sent: the fields that it shows (FORM-15, FORM-114). The rest is chosen, not typed. */
export function profileSchema(mode: FormMode) {
  const typed = z.object({ ...(hasSocials(mode) && socials), ...(hasPhone(mode) && phone) })
  return z.intersection(z.custom<ProfileValues>(), typed)
}
