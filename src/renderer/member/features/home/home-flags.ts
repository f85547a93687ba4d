import { homeCopy } from '../../../lib/copy/home.ts'
import { hasFlag } from '../../../lib/query-flag.ts'

/** The query flags of /home with their banners, in the order in which several appear (HOME-06 to HOME-12). */
const banners = [
  ['age_conf_flag', homeCopy.flash.ageDocumentSubmitted],
  ['create_review', homeCopy.flash.reviewPosted],
  ['form_post', homeCopy.flash.formSaved],
  ['ng_commit', homeCopy.flash.noMatch],
] as const

/** The texts to flash for an address of /home. */
export function homeFlashes(params: URLSearchParams): string[] {
  return banners.filter(([flag]) => hasFlag(params, flag)).map(([, text]) => text)
}

/** The same address without the flags, set or not. */
export function withoutHomeFlags(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const [flag] of banners) rest.delete(flag)
  return rest
}
