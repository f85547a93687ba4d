import { useState } from 'react'
import { type ChosenLook, type PhoneLook, textSizes } from '../../../../contract/phone-messages.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { pageTitles } from '../../../lib/copy/titles.ts'
import { everyWordOf } from '../../../lib/text.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { openOnPhone, changePhone } from '../../hub/phones/phone-actions.ts'
import { deviceNames, type PhoneState } from '../../hub/state.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { SearchField, Choice } from '../../parts/fields.tsx'
import { Popup } from '../../parts/popup.tsx'
import { pressableRow } from '../../parts/rows.tsx'

interface DocumentedRoute {
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
const about: readonly DocumentedRoute[] = [
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
export const documentedRoutes: readonly DocumentedRoute[] = [
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
  const found = documentedRoutes.filter(({ path, title }) => fits(`${path} ${title}`))
  const go = (path: string) => {
    setOpen(false)
    setText('')
    openOnPhone(name, path)
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

/** Settings in which a phone can differ from the stage, in the words of the screens. */
export const themeOptions = [
  { value: 'stage', label: 'ステージと同じ' },
  { value: 'day', label: '昼' },
  { value: 'night', label: '夜' },
] as const

export const textSizeOptions = textSizes.map((size) => ({ size, value: String(size), label: `${size}%` }))

export const networkOptions: readonly { value: PhoneLook['network']; label: string }[] = [
  { value: 'online', label: 'ふつう' },
  { value: 'slow', label: '遅い' },
  { value: 'offline', label: '圏外' },
]

/** Theme, text size and connection of a phone. Unset values come from the stage. */
export function lookOfPhone(chosen: ChosenLook | undefined, theme: PhoneLook['theme']): PhoneLook {
  return {
    theme: chosen?.theme ?? theme,
    textSize: chosen?.textSize ?? 100,
    network: chosen?.network ?? 'online',
  }
}

/** Orientation, theme, text size and connection of one phone. */
export function PhoneLookPopup({ name, state }: { name: PhoneName; state: PhoneState }) {
  const { look, isTurned } = state
  const change = (part: ChosenLook) => changePhone(name, { look: { ...look, ...part } })
  const size = String(look?.textSize ?? 100)
  return (
    <Popup
      label={`スマートフォン ${name.toUpperCase()} の見え方`}
      align="end"
      className="w-76 p-4"
      trigger={<ToolButton icon="gear" label={`スマートフォン ${name.toUpperCase()} の見え方`} />}
    >
      <div className="grid gap-3.5">
        <Row title="画面の大きさ">
          <Choice
            label="画面の大きさ"
            options={deviceNames.map((device) => ({ value: device, label: device }))}
            value={state.device}
            onChange={(device) => changePhone(name, { device })}
          />
        </Row>
        <LookChoice
          title="向き"
          options={[
            { value: 'upright', label: '縦' },
            { value: 'turned', label: '横' },
          ]}
          value={isTurned === true ? 'turned' : 'upright'}
          onValueChange={(value) => changePhone(name, { isTurned: value === 'turned' })}
        />
        <LookChoice
          title="配色"
          options={themeOptions}
          value={look?.theme ?? 'stage'}
          onValueChange={(value) => change({ theme: value === 'stage' ? undefined : value })}
        />
        <LookChoice
          title="文字の大きさ"
          options={textSizeOptions}
          value={size}
          onValueChange={(value) =>
            change({ textSize: textSizeOptions.find((option) => option.value === value)?.size })
          }
        />
        <LookChoice
          title="回線"
          options={networkOptions}
          value={look?.network ?? 'online'}
          onValueChange={(network) => change({ network })}
        />
      </div>
    </Popup>
  )
}

interface LookChoiceProps<Value extends string> {
  title: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

function LookChoice<Value extends string>({ title, ...choice }: LookChoiceProps<Value>) {
  return (
    <Row title={title}>
      <Segmented label={title} size="s" {...choice} />
    </Row>
  )
}

function Row({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="text-xs font-medium text-ink-2">{title}</p>
      {children}
    </div>
  )
}
