module.exports = function loader(source) {
  const done = this.async();
  const rewritten = async () => this.getOptions().rewrite(source, this);
  rewritten().then((code) => done(null, code), done);
};
