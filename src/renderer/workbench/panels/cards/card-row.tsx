import { useAtomValue } from 'jotai'
import type { CardBrand } from '../../../../contract/enums/payment.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { StatusDot } from '../../../ui/feedback/notice.tsx'
import { copyText } from '../../parts/files.ts'
import { orderPhone } from '../../stage/phone-link.ts'
import { phonesOnStageAtom, reportsAtom } from '../../state/phones.ts'

interface CardRowProps {
  number: string
  brand: CardBrand | undefined
  text: string
  good: boolean
}

/** As it stands on the card: 4-6-5 for American Express, 4-6-4 for Diners, fours for the others. */
function groupsOf(number: string, brand: CardBrand | undefined): string {
  return brand === 'Amex' || brand === 'Diners'
    ? number.replace(/^(.{4})(.{6})/, '$1 $2 ')
    : number.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Where a card can be typed in. */
const cardForms = ['/payment_confirm', '/change_card', '/timeline', '/shop']

/** A test card and what it does; a press types it into a phone that shows a card's form. */
export function CardRow({ number, brand, text, good }: CardRowProps) {
  const reports = useAtomValue(reportsAtom)
  const phones = useAtomValue(phonesOnStageAtom).filter((phone) =>
    cardForms.some((path) => reports[phone]?.route.startsWith(path)),
  )
  return (
    <li className="flex items-center gap-3 py-2">
      <StatusDot tone={good ? 'leaf' : 'alarm'} label={good ? '成功' : '失敗'} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <code className="font-mono text-s num">{groupsOf(number, brand)}</code>
          <span className="text-xs text-ink-3">{brand}</span>
        </span>
        <span className="block text-s text-ink-2">{text}</span>
      </span>
      {phones.map((phone) => (
        <IconButton
          key={phone}
          icon="phone"
          size={34}
          label={`${phone.toUpperCase()} に ${number} を入れる`}
          onClick={() => orderPhone(phone, { kind: 'card', number })}
        />
      ))}
      <IconButton
        icon="copy"
        size={34}
        label={`${number} をコピー`}
        onClick={() => void copyText(number, 'カード番号')}
      />
    </li>
  )
}
