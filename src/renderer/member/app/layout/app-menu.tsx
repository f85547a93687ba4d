import { MenuButton } from '../../features/nav/menu-button.tsx'
import { FaqHelper } from './faq-helper.tsx'

/** The menu of the header with the FAQ helper that it opens (NAV-29). */
export function AppMenu() {
  return <FaqHelper>{(askFaq) => (askFaq ? <MenuButton onFaq={askFaq} /> : <MenuButton />)}</FaqHelper>
}
