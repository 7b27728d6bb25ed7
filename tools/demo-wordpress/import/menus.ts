import { demoKinds } from '../../../demo/kinds.ts';
import type { DemoMenuItem, DemoStore } from '../../../demo/store-types.ts';
import type { RunPhp } from '../../../tests/wordpress/server/run-php.ts';

/** Adds the menus of the demo, their items under their own ids, and gives each its location. */
export async function importMenus(
  run: RunPhp,
  store: DemoStore,
  atWordpress: (text: string) => string,
): Promise<void> {
  const kindOf = new Map(store.entries.map(({ id, kind }) => [id, kind]));
  const target = ({ leadsTo }: DemoMenuItem) => {
    if ('url' in leadsTo) return { 'menu-item-type': 'custom', 'menu-item-url': atWordpress(leadsTo.url) };
    if ('category' in leadsTo)
      return {
        'menu-item-type': 'taxonomy',
        'menu-item-object': 'category',
        'menu-item-object-id': leadsTo.category,
      };
    const object = demoKinds[kindOf.get(leadsTo.entry) ?? 'page'].postType;
    return {
      'menu-item-type': 'post_type',
      'menu-item-object': object,
      'menu-item-object-id': leadsTo.entry,
    };
  };
  const items = store.menuItems.map((item) => ({
    id: item.id,
    location: item.location.toLowerCase(),
    settings: {
      'menu-item-title': item.label,
      'menu-item-parent-id': item.parentId,
      'menu-item-position': item.order,
      'menu-item-target': item.target,
      'menu-item-status': 'publish',
      ...target(item),
    },
  }));
  await run(
    `$menus = array( 'primary' => wp_create_nav_menu( 'Main menu' ), 'footer' => wp_create_nav_menu( 'Footer' ) );
    foreach ( $given as $item ) {
      $id = wp_insert_post( array( 'import_id' => $item['id'], 'post_type' => 'nav_menu_item', 'post_status' => 'publish' ), true );
      if ( is_wp_error( $id ) || $id !== $item['id'] ) {
        throw new Exception( "A menu item cannot have the id {$item['id']}." );
      }
      wp_update_nav_menu_item( $menus[ $item['location'] ], $id, wp_slash( $item['settings'] ) );
    }
    set_theme_mod( 'nav_menu_locations', $menus );`,
    { as: 'admin', inAdmin: true, given: items },
  );
}
