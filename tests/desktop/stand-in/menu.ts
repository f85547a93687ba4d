import { checkOptions, strict } from './known.ts'

interface Item {
  label?: string
  role?: string
  type?: string
  accelerator?: string
  click?: () => void
  submenu?: Item[]
}

const knownItem = ['label', 'role', 'type', 'accelerator', 'click', 'submenu']
const knownRoles = new Set(
  `about hide hideOthers unhide quit close undo redo cut copy paste selectAll reload toggleDevTools resetZoom zoomIn
   zoomOut togglefullscreen minimize zoom`.split(/\s+/),
)

interface BuiltMenu {
  readonly items: readonly BuiltItem[]
}

interface BuiltItem {
  readonly label: string
  readonly submenu: BuiltMenu | null
  readonly click: () => void
}

let applicationMenu: BuiltMenu | null = null

function build(template: readonly Item[]): BuiltMenu {
  const items = template.map((item) => {
    checkOptions('a menu item', item, knownItem)
    if (item.role !== undefined && !knownRoles.has(item.role)) {
      throw new Error(`The Electron stand-in does not know the menu role ${item.role}.`)
    }
    return strict('MenuItem', {
      label: item.label ?? '',
      submenu: item.submenu ? build(item.submenu) : null,
      click: item.click ?? (() => {}),
    })
  })
  return strict('Menu', { items })
}

export const Menu = strict('Menu', {
  buildFromTemplate: build,
  setApplicationMenu(menu: BuiltMenu): void {
    applicationMenu = menu
  },
  getApplicationMenu: (): BuiltMenu | null => applicationMenu,
})
