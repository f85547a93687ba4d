import { useState } from 'react'
import { popupsEndpoint } from '../../../../../contract/calls/popup.ts'
import { ModalCode } from '../../../../../contract/enums/popup.ts'
import { useAccount } from '../../../api/account.ts'
import { useEndpoint } from '../../../api/queries.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { hidePopupWrite } from '../../../shared/outcome/writes/account.ts'
import { bonusCopy } from '../copy.ts'
import { closedPopups, rememberClosed } from './opened.ts'
import { salesFor, type PopupPage } from './sales.ts'

const { popup } = bonusCopy

interface SaleText {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly to: string
}

/** Content of each popup code. The reserved one shows nothing (BONUS-10 to BONUS-14). */
const saleTexts: Readonly<Partial<Record<number, SaleText>>> = {
  [ModalCode.plans]: { ...popup.campaign, to: '/payment_select_campaign' },
  [ModalCode.likes]: { ...popup.likes, to: '/shop' },
  [ModalCode.premium]: { ...popup.premium, to: '/payment_select' },
}

/** A campaign popup with its two ways to end. */
export interface Sale {
  readonly sale: SaleText
  /** Closes the popup for this visit. */
  readonly onClose: () => void
  /** Hides the popup for good. */
  readonly onNever: () => void
}

/** Returns the popup of a page, requested once `known`: null for none, undefined until known. */
export function useSale(page: PopupPage, known: boolean): Sale | null | undefined {
  const account = useAccount()
  const { data, isError } = useEndpoint(popupsEndpoint, {}, { staleTime: Infinity, gcTime: 0, enabled: known })
  const [closed, setClosed] = useState(closedPopups)
  const hide = useWrite(hidePopupWrite, { networkMode: 'online' })
  const codes = salesFor(data?.modal_list.map(({ code }) => code) ?? [], account, page)
  const code = codes.find((one) => !closed.includes(one))
  const sale = code === undefined ? undefined : saleTexts[code]
  if (code === undefined || !sale) return isError || data ? null : undefined
  const close = () => {
    rememberClosed(code)
    setClosed([...closed, code])
  }
  return {
    sale,
    onClose: close,
    onNever: () => {
      hide.mutate({ user_id: account.id, code })
      close()
    },
  }
}
