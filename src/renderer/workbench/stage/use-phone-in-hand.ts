import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { phoneNames } from '../../../contract/rules/start-options.ts'
import { phoneInHandAtom } from '../state/phones.ts'

/**
 * Keeps in mind which phone is used: the one whose head, bar or page has the focus. A press inside a page takes the focus
 * of this window away, and only then tells where it went.
 */
export function usePhoneInHand(): void {
  const setPhone = useSetAtom(phoneInHandAtom)
  useEffect(() => {
    const look = () => {
      const box = document.activeElement?.closest('[data-phone]')
      const name = phoneNames.find((phone) => phone === box?.getAttribute('data-phone'))
      if (name) setPhone(name)
    }
    window.addEventListener('blur', look)
    document.addEventListener('focusin', look)
    return () => {
      window.removeEventListener('blur', look)
      document.removeEventListener('focusin', look)
    }
  }, [setPhone])
}
