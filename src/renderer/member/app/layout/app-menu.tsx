import { MenuButton } from '../../features/nav/menu-button.tsx'
import { FaqHelper } from './faq-helper.tsx'

/** Menu of the header with its FAQ helper (NAV-29). */
export function AppMenu() {
  return <FaqHelper>{(askFaq) => (askFaq ? <MenuButton onFaq={askFaq} /> : <MenuButton />)}</FaqHelper>
}
