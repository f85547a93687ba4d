import { lazy } from 'react'
import type { ControlEvent } from '../../../contract/control/events.ts'
import type { PhoneName } from '../../../contract/rules/hosts.ts'
import type { OpenTarget, WorkbenchCommand } from '../../../preload/bridge.ts'
import type { IconName } from '../../ui/base/icon.tsx'
import type { Command } from './commands.ts'
import type { Copy } from './language.ts'

/** Groups of the rail in their order. */
export const panelGroups = ['show', 'study', 'act'] as const

interface PanelWords {
  readonly title: string
  /** Further search words for the palette, one language each. */
  readonly search: string
}

/** The panel of a feature in the dock. Its address is `/` and the key of the feature. */
export interface PanelEntry {
  readonly copy: Copy<PanelWords>
  readonly icon: IconName
  /** Group in the rail; `foot` for the panel behind the gear at the foot. */
  readonly group: (typeof panelGroups)[number] | 'foot'
  /** Number in the link of the rail, such as active faults. It describes the link by its id. */
  readonly Badge?: React.ComponentType<{ id: string }>
  /** Beside the link in the rail. */
  readonly Aside?: React.ComponentType
  /** Loads the code of the panel. */
  readonly load: () => Promise<React.ComponentType>
  readonly view: React.ComponentType
}

/** A panel whose code is loaded when it is opened. `load` imports the component of the panel. */
export function lazyPanel(
  copy: PanelEntry['copy'],
  icon: IconName,
  group: PanelEntry['group'],
  load: PanelEntry['load'],
): PanelEntry {
  return { copy, icon, group, load, view: lazy(async () => ({ default: await load() })) }
}

/** Places of the window that features fill, with the props of their components. */
export interface Slots {
  /** Shows nothing: hooks that run as long as the workbench is shown. */
  background: object
  /** Bars across the window for what must not be overlooked. */
  banner: object
  /** The bar across the top. */
  top: object
  /** In that bar, on the right. */
  topTools: object
  /** Between rail and dock. */
  stage: object
  /** Beside the phones, on the right. */
  stageAside: object
  /** Among the stage's own tools: on the left, and on the right. */
  stageChip: object
  stageTools: object
  /** Beside and below the phones during a presentation. */
  stageCaption: object
  stageFilm: object
  /** In the head of a phone. */
  phoneHead: { readonly name: PhoneName }
  /** At the foot of the rail. */
  railFoot: object
  /** In the panel of saved worlds. */
  savedWorlds: object
  /** Above everything: dialogs and curtains. */
  layer: object
}

/** Parts of the workbench that a folder of `features` adds. `app/features.ts` lists all features. */
export interface Feature {
  /** Name of the folder. */
  readonly key: string
  /** Whether panel and commands need the mock's world. They are hidden while the real API answers. */
  readonly mockOnly?: true
  readonly panel?: PanelEntry
  /** Hook with the commands of the palette. `typed` is the text in its field. */
  readonly useCommands?: (typed: string) => readonly Command[]
  readonly slots?: { readonly [Name in keyof Slots]?: React.ComponentType<Slots[Name]> }
  /** Reactions to events of the server, and to each connection. Queries that name the event refetch without one. */
  readonly on?: Partial<Record<ControlEvent | 'connected', () => void>>
  /** Commands of the desktop menu. */
  readonly menu?: Partial<Record<WorkbenchCommand, () => unknown>>
  /** Opens a file or link from outside the desktop app, by kind. */
  readonly open?: { readonly [Kind in OpenTarget['kind']]?: (target: OpenTarget & { kind: Kind }) => Promise<unknown> }
  /**
   * Opens a dropped file whose name matches; without `name`, a capsule of any name, and a file that no other feature takes.
   * Returns the address of the panel to show, if any.
   */
  readonly drop?: { readonly name?: RegExp; readonly open: (file: File) => Promise<string | undefined> }
}
