import * as z from 'zod/mini'
import { mediaId, phoneNumber, socialId } from '../../../../contract/calls/profile.ts'
import { acceptedBy } from '../../../lib/accepted-by.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { socialIdOf } from '../../shared/social-id.ts'
import { hasPhone, hasSocials, type FormMode } from './form-mode.ts'
import type { ProfileValues } from './profile-values.ts'

const { error } = formCopy
const media = acceptedBy(mediaId, error.socialId, socialIdOf)
const socialSchemas = {
  twitterid: acceptedBy(socialId, error.twitterId, socialIdOf),
  tiktok: media,
  instagram: media,
}
const phone = { phone: acceptedBy(phoneNumber, error.phone) }

/** Returns the schema of a form's visible text fields (FORM-15, FORM-114). All other fields are choices. */
export function profileSchema(mode: FormMode) {
  const typed = z.object({ ...(hasSocials(mode) && socialSchemas), ...(hasPhone(mode) && phone) })
  return z.intersection(z.custom<ProfileValues>(), typed)
}
