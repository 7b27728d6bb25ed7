/** The bundler turns a CSS Module into its class names and adds its rules to a stylesheet (docs/decisions/0132). */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}
