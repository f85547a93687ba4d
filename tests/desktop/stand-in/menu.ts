import { checkOptions, strict } from './known.ts'
import { menuItemOptions, menuRoles } from './surface.ts'

interface Item {
  label?: string
  role?: string
  type?: string
  accelerator?: string
  enabled?: boolean
  click?: () => void
  submenu?: Item[]
}

interface BuiltMenu {
  readonly items: readonly BuiltItem[]
  popup(options?: object): void
}

interface BuiltItem {
  readonly label: string
  readonly role: string | undefined
  readonly enabled: boolean
  readonly accelerator: string | null
  readonly submenu: BuiltMenu | null
  readonly click: () => void
}

let applicationMenu: BuiltMenu | null = null

function build(template: readonly Item[]): BuiltMenu {
  const items = template.map((item) => {
    checkOptions('a menu item', item, menuItemOptions)
    const { label, role, type, submenu } = item
    if (role !== undefined && !menuRoles.includes(role)) {
      throw new Error(`The Electron stand-in does not know the menu role ${role}.`)
    }
    if (label === undefined && role === undefined && type !== 'separator') {
      throw new Error('A menu item needs a label, a role, or to be a separator.')
    }
    return strict('MenuItem', {
      label: label ?? '',
      role,
      enabled: item.enabled ?? true,
      accelerator: item.accelerator ?? null,
      submenu: submenu ? build(submenu) : null,
      click: item.click ?? (() => {}),
    })
  })
  return strict('Menu', {
    items,
    popup: (options: object = {}) => checkOptions('popup', options, ['window', 'frame', 'x', 'y']),
  })
}

export const Menu = strict('Menu', {
  buildFromTemplate: build,
  setApplicationMenu(menu: BuiltMenu): void {
    applicationMenu = menu
  },
  getApplicationMenu: (): BuiltMenu | null => applicationMenu,
})
