import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Badge } from '../list/badge.tsx'
import { segment, segmentRow } from '../form/segment-style.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
  /** Number behind the label. */
  count?: number | undefined
  countLabel?: string | undefined
  panel: ReactNode
}

interface TabsProps<Value extends string> {
  /** Spoken name of the row. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string | undefined
}

/** A segmented row of tabs with their panels. Where each tab is an address of its own, use `SegmentedNav`. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  className = '',
}: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
      className={`grid grid-cols-1 gap-3 ${className}`}
    >
      <Base.List aria-label={label} className={`${segmentRow} justify-self-start`}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={`${segment} data-active:text-ink`}>
            {item.label}
            {item.count !== undefined && (
              <Badge count={item.count} label={item.countLabel ?? controlCopy.items(item.count)} />
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute top-[3px] left-0 h-9.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-s bg-surface shadow-1 transition-[translate,width] duration-calm ease-settle" />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="rounded-s">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
