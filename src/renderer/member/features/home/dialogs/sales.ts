import { Sex, AgeConf } from '../../../../../contract/enums/member.ts'
import { ModalCode } from '../../../../../contract/enums/popup.ts'
import { isPaid } from '../../../api/paid.ts'

type Buyer = { readonly sex: number; readonly age_conf: number; readonly payment_conf: number }

/** Page where popups open: an unpaid man never reaches home, so his campaign opens where he lands (D-124). */
export type PopupPage = '/home' | '/payment_information'

/**
 * Popup codes of this member on a page (BONUS-14, D-124). No plan for a member who has one. On home, none before the age
 * check (D-101); the campaign waits for no check, because a man may pay before it.
 */
export function salesFor<Code extends number>(codes: readonly Code[], buyer: Buyer, page: PopupPage): readonly Code[] {
  const { sex, age_conf: conf } = buyer
  const unpaid = !isPaid(buyer)
  if (page === '/payment_information')
    return codes.filter((code) => code === ModalCode.plans && sex === Sex.man && unpaid)
  return conf === AgeConf.verified
    ? codes.filter((code) => code === ModalCode.likes || (code === ModalCode.premium && sex === Sex.woman && unpaid))
    : []
}
