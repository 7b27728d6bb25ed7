import type { RunPhp } from '../server/run-php.ts';

/** One registration with WPGraphQL: a type and its fields, or a field of another type. */
export type Recorded = Readonly<Record<string, Readonly<Record<string, RecordedField>>>>;

export interface RecordedField {
  /** As in the language of schemas: "[String]". */
  readonly type: string;
  readonly args: Readonly<Record<string, string>>;
}

/** One field to resolve: of an entry by its id, or of the root field without one. */
export interface Ask {
  readonly type: string;
  readonly field: string;
  readonly id?: number;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** The functions of WPGraphQL by which the plugin registers: these only write down what they are given. */
const recorder = `
$GLOBALS['recorded'] = array();
function register_graphql_object_type( $type, $config ) {
	$GLOBALS['recorded'][ $type ] = $config['fields'];
}
function register_graphql_field( $type, $field, $config ) {
	$GLOBALS['recorded'][ $type ][ $field ] = $config;
}
do_action( 'graphql_register_types' );
$written = static function ( $type ) {
	return is_array( $type ) ? '[' . $type['list_of'] . ']' : $type;
};
$ask = static function ( array $ask ) {
	$source = isset( $ask['id'] ) ? (object) array( 'databaseId' => $ask['id'] ) : null;
	if ( 'Boardwalk' === $ask['type'] ) {
		$source = call_user_func( $GLOBALS['recorded']['RootQuery']['boardwalk']['resolve'], null, array() );
	}
	return call_user_func( $GLOBALS['recorded'][ $ask['type'] ][ $ask['field'] ]['resolve'], $source, $ask['args'] ?? array() );
};
`;

/** Lists what the plugin registers, in a WordPress without WPGraphQL. */
export function record(run: RunPhp): Promise<Recorded> {
  return run(`${recorder}
return array_map( static function ( $fields ) use ( $written ) {
	return array_map( static function ( $field ) use ( $written ) {
		return array( 'type' => $written( $field['type'] ), 'args' => (object) array_map( static function ( $arg ) use ( $written ) {
			return $written( $arg['type'] );
		}, $field['args'] ?? array() ) );
	}, $fields );
}, $GLOBALS['recorded'] );`);
}

/** Resolves fields by the functions that the plugin registers, in one request. */
export function resolveAll<Values extends readonly unknown[]>(
  run: RunPhp,
  asks: readonly Ask[],
): Promise<Values> {
  return run(`${recorder}\nreturn array_map( $ask, $given );`, { given: asks });
}
