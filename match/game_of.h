// SPDX-License-Identifier: Apache-2.0
// A game behind the type-erased interface: what can be asked of it before anybody plays. T is the game's Text. Instantiated
// once per game, in its register.cpp.
#pragma once

#include "match/captions.h"
#include "match/json_read.h"
#include "match/json_write.h"
#include "match/match.h"
#include "match/typescript.h"

namespace fg {

// A game behind the type-erased interface. Options and content are read by their field lists.
template <Game G, class T>
    requires TextFor<T, G>
class GameOf final : public AnyGame {
  public:
    using Options = typename G::Rules::Options;
    using Content = typename G::Rules::Content;

    explicit GameOf(std::string_view rulebook) : rulebook_(rulebook) {}

    std::string_view id() const override { return G::id; }
    std::string_view title() const override { return G::title; }
    std::string_view blurb() const override { return T::blurb(); }
    int min_players() const override { return G::min_players; }
    int max_players() const override { return G::max_players; }
    std::span<const Window> windows() const override {
        if constexpr (requires { T::windows(); })
            return T::windows();
        else
            return {};
    }
    bool has_stage() const override { return HasStage<T, G>; }
    Patience patience() const override {
        if constexpr (requires { T::patience; })
            return T::patience;
        else
            return {};
    }
    std::string_view rulebook() const override { return rulebook_; }
    std::string content_json() const override { return to_json(Content{}); }
    Or<std::string> content_json(int players, const boost::json::object& options,
                                 const boost::json::object& changes) const override {
        const Or<Agreed> agreed = read_agreed(players, options, changes);
        if (!agreed) return agreed.refusal();
        std::string json = to_json(agreed->content, players);
        if constexpr (HasDerived<G> || HasCaptions<T, G>) {
            const auto rules = G::make_rules(players, agreed->options, agreed->content);
            if constexpr (HasDerived<G>) add_part(json, "derived", to_json(G::derived(rules), players));
            if constexpr (HasCaptions<T, G>) add_part(json, "captions", captions_json(rules));
        }
        return json;
    }

    std::string typescript() const override {
        TypeScriptWriter writer;
        writer.declare<Options>("Options");
        writer.declare<Content>("Content");
        declare_derived(writer);
        writer.declare<typename PersonView<G, T>::type>("View");
        writer.declare<typename G::Choice>("Choice");
        writer.declare<typename G::Event>("Event");
        declare_showing(writer);
        return "// Written by `fairground types`; change the field lists, not this file.\n\n" + writer.text();
    }

    Or<std::string> content_hash(const boost::json::object& changes) const override {
        const Or<Content> content =
            from_json(boost::json::value(changes), Content{}, max_seats, "the content");
        if (!content) return Refusal{"bad_content", content.refusal().message, ""};
        return hex_of(hash_of(*content));
    }

    std::vector<OptionInfo> options() const override { return option_infos(); }
    std::span<const Preset> presets() const override {
        if constexpr (HasPresets<T>)
            return T::presets();
        else
            return {};
    }
    bool has_heirs() const override { return HasHeirs<G>; }
    boost::json::object inherited(const boost::json::object& options,
                                  [[maybe_unused]] Seat heir) const override {
        if constexpr (HasHeirs<G>)
            if (const Or<Options> read = from_json(boost::json::value(options), Options{}, max_seats))
                return boost::json::parse(to_json(G::inherited(*read, heir), max_seats)).as_object();
        return options;
    }
    static std::vector<OptionInfo> option_infos() {
        std::vector<OptionInfo> list;
        Options usual{};
        Options::each(usual,
                      [&](std::string_view key, const auto& field) { list.push_back(info_of(key, field)); });
        return list;
    }

    Or<std::unique_ptr<AnyMatch>> start(const MatchSetup& asked) const override {
        MatchSetup setup = asked;
        const Or<Agreed> agreed = read_agreed(setup.players, setup.options, setup.content);
        if (!agreed) return agreed.refusal();
        setup.options = boost::json::parse(to_json(agreed->options, setup.players)).as_object();
        for (int i = static_cast<int>(setup.names.size()); i < setup.players; ++i)
            setup.names.push_back("Seat " + std::to_string(i));

        auto match = std::make_unique<MatchOf<G, T>>(
            *this, G::make_rules(setup.players, agreed->options, agreed->content), setup);
        if (const Or<Done> dealt = match->deal(); !dealt) return dealt.refusal();
        return std::unique_ptr<AnyMatch>(std::move(match));
    }

  private:
    // One more part of an object.
    static void add_part(std::string& json, std::string_view key, std::string_view part) {
        json.back() = ',';
        json.append("\"").append(key).append("\":").append(part) += '}';
    }
    static std::string captions_json(const typename G::Rules& rules)
        requires HasCaptions<T, G>
    {
        boost::json::object captions;
        for (const Caption& caption : T::captions(rules)) captions[caption.name] = caption.text;
        return boost::json::serialize(captions);
    }
    static void declare_showing(TypeScriptWriter& writer) {
        using Kind = decltype(G::Event::kind);
        writer.add(
            "/** How long an event is on show; `together`: with the one before, if that is of its kind. "
            "*/\n");
        writer.add("export const showing: Record<Event[\"kind\"], { ms: number; together?: true }> = {\n");
        for (int i = 0; i < name_count<Kind>; ++i) {
            const Showing showing = showing_of_kind<T>(static_cast<Kind>(i));
            writer.add("  " + std::string(name_of(static_cast<Kind>(i))) + ": { ms: " +
                       std::to_string(showing.ms) + (showing.together ? ", together: true },\n" : " },\n"));
        }
        writer.add("};\n");
    }
    // The content as a table sends it.
    static void declare_derived(TypeScriptWriter& writer) {
        std::string more;
        if constexpr (HasDerived<G>) {
            writer.declare<decltype(G::derived(std::declval<const typename G::Rules&>()))>("Derived");
            more += " & { derived: Derived }";
        }
        if constexpr (HasCaptions<T, G>) more += " & { captions: Record<string, string> }";
        writer.add("export type TableContent = Content" + more + ";\n\n");
    }
    // What the players of a table agreed on.
    struct Agreed {
        Options options;
        Content content;
    };
    static Or<Agreed> read_agreed(int players, const boost::json::object& asked_options,
                                  const boost::json::object& changes) {
        if (players < G::min_players || players > G::max_players)
            return Refusal{"bad_players",
                           std::string(G::title) + " is for " + std::to_string(G::min_players) + " to " +
                               std::to_string(G::max_players) + " players",
                           ""};
        const Or<Options> options = from_json(boost::json::value(asked_options), Options{}, players);
        if (!options) return bad_option(asked_options, options.refusal().message, option_infos());
        const Or<Content> content = from_json(boost::json::value(changes), Content{}, players, "the content");
        if (!content) return Refusal{"bad_content", content.refusal().message, ""};
        // With the standard content it is the options' fault.
        if (const Complaint complaint = G::complaint(players, *options, Content{}))
            return with_rule("bad_option", complaint);
        if (const Complaint complaint = G::complaint(players, *options, *content)) {
            // A game may say more of its content than fits a sentence made beforehand: which step of which card.
            if constexpr (requires { T::content_fault(*content); })
                if (const std::string fault = T::content_fault(*content); !fault.empty())
                    return with_rule("bad_content", fault);
            return with_rule("bad_content", complaint);
        }
        return Agreed{*options, *content};
    }
    template <class F>
    static OptionInfo info_of(std::string_view key, const F& field) {
        OptionInfo info{.key = key,
                        .name = key,
                        .type = OptionInfo::Type::number,
                        .values = {},
                        .words = {},
                        .usual = to_json(field),
                        .zero = {},
                        .help = {},
                        .rule = {}};
        if constexpr (Named<F>) {
            info.type = OptionInfo::Type::choice;
            static constexpr auto names = names_of(F{});
            info.values.assign(names.begin(), names.end());
        } else if constexpr (std::is_same_v<F, bool>) {
            info.type = OptionInfo::Type::toggle;
        } else if constexpr (requires { F::value_names(); }) {
            info.type = OptionInfo::Type::set;
            for (std::string_view name : F::value_names()) info.values.push_back(name);
        }
        info.words = info.values;
        for (const OptionHelp& help : T::options()) {
            if (help.key != key) continue;
            if (!help.name.empty()) info.name = help.name;
            info.zero = help.zero;
            if (info.type == OptionInfo::Type::choice && !help.values[0].empty())
                info.words.assign(help.values.begin(),
                                  help.values.begin() + static_cast<std::ptrdiff_t>(info.values.size()));
            info.help = help.help;
            info.rule = help.rule;
            info.least = help.least;
            info.most = help.most;
        }
        return info;
    }
    std::string_view rulebook_;
};

}  // namespace fg

// Compiles a game's match, in the one file that registers it.
#define FG_INSTANTIATE_MATCH(G, T)    \
    template class fg::MatchOf<G, T>; \
    template class fg::GameOf<G, T>;
