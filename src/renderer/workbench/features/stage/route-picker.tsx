import { useState } from 'react'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'
import { everyWordOf } from '../../../lib/text.ts'
import { openByHand } from '../../hub/recording/by-hand.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { SearchField } from '../../parts/fields.tsx'
import { Popup } from '../../parts/popup.tsx'
import { pressableRow } from '../../parts/rows.tsx'

interface OpenablePage {
  readonly path: string
  readonly title: string
}

/** Pages of the member app whose address needs an id, which the user must choose first. */
const withId: ReadonlySet<string> = new Set([
  '/profile',
  '/profile/female',
  '/subprofile',
  '/chat',
  '/recommend',
  '/reviewform',
  '/reviewindex',
  '/topic',
  '/notice/:id',
  '/password_reset',
  '/user_confirmation',
])

/** Pages below /about, which the titles list under one path. */
const about: readonly OpenablePage[] = [
  { path: '/about/terms', title: '利用規約' },
  { path: '/about/privacy', title: 'プライバシーポリシー' },
  { path: '/about/law', title: '特定商取引法に基づく表記' },
]

/** What pages of the same title show, for the list of pages. */
const differences = new Map([
  ['/form', '男性、すべての項目'],
  ['/partialform', '男性、はじめの項目'],
  ['/femaleform', '女性'],
  ['/recommends', '女性'],
  ['/recommends/male', '男性'],
  ['/payment_select_campaign2', '案内のないページ'],
])

const titleOf = (path: string, title: string) => {
  const shows = differences.get(path)
  return shows === undefined ? title : `${title}（${shows}）`
}

/** Documented pages that open by their address alone. */
export const openablePages: readonly OpenablePage[] = [
  ...Object.entries(pageTitles)
    .filter(([path]) => !withId.has(path))
    .map(([path, title]) => ({ path, title: titleOf(path, title) })),
  ...about,
]

interface RoutePickerProps {
  name: PhoneName
  /** Present page of the phone. */
  route: string
}

/** Picker of the documented member-app pages, by name or address. */
export function RoutePicker({ name, route }: RoutePickerProps) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const fits = everyWordOf(text)
  const found = openablePages.filter(({ path, title }) => fits(`${path} ${title}`))
  const go = (path: string) => {
    setOpen(false)
    setText('')
    openByHand(name, path)
  }
  return (
    <Popup
      label={`スマートフォン ${name.toUpperCase()} のページ`}
      open={open}
      onOpenChange={setOpen}
      align="end"
      className="w-80 p-2"
      trigger={<ToolButton icon="chevron-down" label="ページを選ぶ" />}
    >
      <SearchField
        label="ページを探す"
        placeholder="名前かアドレスで探す"
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && first && !event.nativeEvent.isComposing) go(first.path)
        }}
      />
      <ul className="mt-2 max-h-[min(42rem,var(--available-height)-4rem)] scroll-inner">
        {found.map(({ path, title }) => (
          <li key={path}>
            <button
              type="button"
              aria-current={path === route ? 'page' : undefined}
              className={`${pressableRow} flex items-baseline justify-between gap-3 text-s`}
              onClick={() => go(path)}
            >
              <span className="shrink-0">{title}</span>
              <code className="truncate font-mono text-xs text-ink-2">{path}</code>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="px-2.5 py-3 text-s text-ink-2">見つかりません。</li>}
      </ul>
    </Popup>
  )
}
