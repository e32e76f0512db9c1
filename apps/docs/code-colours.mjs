// Colours code by class instead of inline style, which keeps the HTML valid. The colours are in styles/code.css.

/** `color:var(--astro-code-token-keyword)` becomes `keyword`. */
const classOf = (style = '') => /--astro-code-token-([a-z-]+)/.exec(style)?.[1];

const withoutStyle = (node) => {
  const token = classOf(node.properties.style);
  delete node.properties.style;
  if (token) node.properties.class = `code-${token}`;
};

export const codeColours = {
  theme: /** @type {const} */ ('css-variables'),
  transformers: [
    {
      name: 'classes',
      pre(node) {
        delete node.properties.style;
      },
      span: withoutStyle,
    },
  ],
};
